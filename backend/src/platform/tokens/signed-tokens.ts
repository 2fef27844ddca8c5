import { createSecretKey } from 'node:crypto';
import type { InjectionToken, Provider } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENVIRONMENT, type Environment } from '../config/environment.js';

/**
 * The purpose of tokens. Two purposes with one secret differ in their audience, so a token of one does not count for
 * the other.
 */
export interface TokenPurpose {
  secret: string;
  audience: string;
  issuer?: string;
  /** Lifetime in seconds. Left out, tokens never expire, and tokens with the same claims are identical. */
  expiresIn?: number;
}

const ALGORITHM = 'HS256';

/** Signs and verifies tokens of one purpose, with one algorithm and one key. */
export function createTokens({ secret, audience, issuer, expiresIn }: TokenPurpose): JwtService {
  const named = { audience, ...(issuer && { issuer }) };
  const lasting = expiresIn === undefined ? { noTimestamp: true } : { expiresIn };
  return new JwtService({
    // A key object, made once: given text, the library would try every other type of key first, for each token.
    secret: createSecretKey(secret, 'utf8'),
    signOptions: { algorithm: ALGORITHM, ...named, ...lasting },
    verifyOptions: { algorithms: [ALGORITHM], ...named },
  });
}

/** Provides a token service under an injection token of its own. */
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

/** The claims of a token; undefined when it is invalid for any reason. */
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
