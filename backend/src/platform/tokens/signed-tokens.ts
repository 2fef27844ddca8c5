import { createSecretKey } from 'node:crypto';
import type { InjectionToken, Provider } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../config/environment.js';

/** What tokens are for. Two purposes with one secret differ in their audience: a token of one is none to the other. */
export interface TokenPurpose {
  secret: string;
  audience: string;
  issuer?: string;
  /** How long a token counts, in seconds; without it for ever, and two tokens of the same claims are the same. */
  expiresIn?: number;
}

const ALGORITHM = 'HS256';

/** Signs and verifies tokens of one purpose: one algorithm, one key. */
export function createTokens({ secret, audience, issuer, expiresIn }: TokenPurpose): JwtService {
  const named = { audience, ...(issuer && { issuer }) };
  const lasting = expiresIn === undefined ? { noTimestamp: true } : { expiresIn };
  return new JwtService({
    // As a key, made once: from a text, the library would try to make one of every other type before, for each token.
    secret: createSecretKey(secret, 'utf8'),
    signOptions: { algorithm: ALGORITHM, ...named, ...lasting },
    verifyOptions: { algorithms: [ALGORITHM], ...named },
  });
}

/** A token service of its own, to be injected by its name. */
export function provideTokens(
  name: InjectionToken,
  purposeOf: (environment: Environment) => TokenPurpose,
): Provider {
  return {
    provide: name,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => createTokens(purposeOf(environment)),
  };
}

/** What a token says, or undefined: whatever is wrong with one, it does not count. */
export async function readToken<Claims extends object>(
  tokens: JwtService,
  token: string,
): Promise<Claims | undefined> {
  try {
    return await tokens.verifyAsync<Claims>(token);
  } catch {
    return undefined;
  }
}
