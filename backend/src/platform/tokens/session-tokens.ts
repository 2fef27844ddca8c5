import { createSecretKey } from 'node:crypto';
import type { JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { validate as isUuid } from 'uuid';
import type { Environment } from '../config/environment.js';

/** Whose sessions they are: a token of one audience is no token to the other. */
export type SessionAudience = 'portal' | 'members';

/** A session lasts eight hours, used or not. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

const ISSUER = 'smash-technology';

export interface IssuedToken {
  access_token: string;
  expires_at: string;
}

/** How tokens of an audience are signed and verified: one algorithm, issuer and audience. */
export function sessionTokenOptions(
  { JWT_SECRET: secret }: Pick<Environment, 'JWT_SECRET'>,
  audience: SessionAudience,
): JwtModuleOptions {
  return {
    // As a key: from a text, the library would try to make one of every other kind before, for each token.
    secret: createSecretKey(secret, 'utf8'),
    signOptions: { algorithm: 'HS256', issuer: ISSUER, audience, expiresIn: SESSION_MS / 1000 },
    verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, audience },
  };
}

/** The token that names a session. */
export async function issueToken(
  tokens: JwtService,
  session: { id: string; subject: string; expiresAt: Date },
): Promise<IssuedToken> {
  const access_token = await tokens.signAsync({}, { jwtid: session.id, subject: session.subject });
  return { access_token, expires_at: session.expiresAt.toISOString() };
}

/** The id of the session that a token names, or undefined for any token that does not count. */
export async function verifiedSessionId(tokens: JwtService, token: string): Promise<string | undefined> {
  try {
    const { jti } = await tokens.verifyAsync<{ jti?: unknown }>(token);
    return typeof jti === 'string' && isUuid(jti) ? jti : undefined;
  } catch {
    // Whatever is wrong with a token, the answer is the same: it does not count.
    return undefined;
  }
}
