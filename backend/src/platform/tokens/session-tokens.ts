import type { JwtService } from '@nestjs/jwt';
import { validate as isUuid } from 'uuid';
import type { Environment } from '../config/environment.js';
import { readToken, type TokenPurpose } from './signed-tokens.js';

/** Whose sessions they are; a token of one audience does not count for the other. */
export type SessionAudience = 'portal' | 'members';

/** A session lasts eight hours, used or not. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

const ISSUER = 'smash-technology';

export interface IssuedToken {
  access_token: string;
  expires_at: string;
}

/** Settings of the tokens of an audience's sessions. */
export const sessionTokens =
  (audience: SessionAudience) =>
  ({ JWT_SECRET: secret }: Environment): TokenPurpose => ({
    secret,
    issuer: ISSUER,
    audience,
    expiresIn: SESSION_MS / 1000,
  });

/** Makes the token of a session. */
export async function issueToken(
  tokens: JwtService,
  session: { id: string; subject: string; expiresAt: Date },
): Promise<IssuedToken> {
  const access_token = await tokens.signAsync({}, { jwtid: session.id, subject: session.subject });
  return { access_token, expires_at: session.expiresAt.toISOString() };
}

/** The id of the session that a token names; undefined for a token that does not count. */
export async function verifiedSessionId(tokens: JwtService, token: string): Promise<string | undefined> {
  const jti = (await readToken<{ jti?: unknown }>(tokens, token))?.jti;
  return typeof jti === 'string' && isUuid(jti) ? jti : undefined;
}
