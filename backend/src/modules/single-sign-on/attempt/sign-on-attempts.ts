import { Inject, Injectable } from '@nestjs/common';
import type { JwtService } from '@nestjs/jwt';
import { parseCookie } from 'cookie';
import type { CookieOptions } from 'express';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import type { Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { createTokens, readToken } from '../../../platform/tokens/signed-tokens.js';

const COOKIE = 'smash_sign_on';
/** Time for typing a password and finding the phone at the provider, in seconds. */
const LIFETIME_SECONDS = 600;

/** What was sent to the provider for one login and has to come back, or is needed to redeem its response. */
export interface SignOnAttempt {
  state: string;
  nonce: string;
  /** Code verifier of PKCE. */
  verifier: string;
  /** Session that began it to connect or confirm the account; undefined for a login. */
  sessionId?: string;
  /** Whether the account's password was given at its beginning, so that the account may be connected. */
  mayConnect?: boolean;
  /** When it began, in seconds. */
  iat: number;
}

/**
 * Keeps a login under way in a signed cookie, so that only the browser that began it can complete it. The browser sends
 * the cookie with requests of the portal, never with a link from another site.
 */
@Injectable()
export class SignOnAttempts {
  private readonly tokens: JwtService;
  private readonly options: CookieOptions;

  constructor(@Inject(ENVIRONMENT) { JWT_SECRET, PUBLIC_URL }: Environment) {
    this.tokens = createTokens({
      secret: JWT_SECRET,
      audience: 'single-sign-on',
      expiresIn: LIFETIME_SECONDS,
    });
    this.options = {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: PUBLIC_URL?.startsWith('https:') ?? false,
    };
  }

  async remember({ response }: Caller, attempt: Omit<SignOnAttempt, 'iat'>): Promise<void> {
    const token = await this.tokens.signAsync(attempt);
    response.cookie(COOKIE, token, { ...this.options, maxAge: LIFETIME_SECONDS * 1000 });
  }

  /** The attempt of the calling browser. Removes the cookie, since an attempt is valid for one response. */
  async take({ request, response }: Caller): Promise<SignOnAttempt | undefined> {
    const token = parseCookie(request.headers.cookie ?? '')[COOKIE];
    response.clearCookie(COOKIE, this.options);
    return token ? readToken<SignOnAttempt>(this.tokens, token) : undefined;
  }
}
