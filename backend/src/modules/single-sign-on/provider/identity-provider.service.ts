import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import {
  ENVIRONMENT,
  type Environment,
  portalUrl,
  providerName,
} from '../../../platform/config/environment.js';
import type { SignOnAttempt } from '../attempt/sign-on-attempts.js';
import { NoSingleSignOnException } from '../single-sign-on.errors.js';
import { type Claims, type ProvidedIdentity, readClaims } from './provided-claims.js';
import { ProviderConnection } from './provider-connection.js';
import { describeDiscoveryFailure, describeFailure } from './provider-failure.js';

/** Page of the portal that the provider sends people back to, below the portal's address. */
const RETURN_PAGE = '/single-sign-on';

/** Google lists `none`, `consent` and `select_account` as prompts, so no way to ask for the password again. */
const GOOGLE = 'https://accounts.google.com';

/** The beginning of a login: where the browser goes, and what has to be kept until it comes back. */
interface Begun {
  url: string;
  attempt: Pick<SignOnAttempt, 'state' | 'nonce' | 'verifier'>;
}

/** Logins at the identity provider: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0). */
@Injectable()
export class IdentityProvider {
  private readonly logger = new Logger('SingleSignOn');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly connection: ProviderConnection,
  ) {}

  /** Name of the provider for people. @throws NoSingleSignOnException */
  get name(): string {
    const name = providerName(this.environment);
    if (name === undefined) throw new NoSingleSignOnException();
    return name;
  }

  /** @param asksAgain whether the provider has to authenticate the person again, even with a session there */
  begin({ asksAgain }: { asksAgain: boolean }): Promise<Begun> {
    return this.ask(async (configuration) => {
      const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const { href } = buildAuthorizationUrl(configuration, {
        redirect_uri: this.returnUrl,
        scope: this.environment.OIDC_SCOPES,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(asksAgain && this.question),
      });
      return { url: href, attempt };
    });
  }

  /** @param response the parameters that the provider sent the browser back with */
  complete(response: string, { state, nonce, verifier }: SignOnAttempt): Promise<ProvidedIdentity> {
    return this.ask(async (configuration) => {
      const url = new URL(`${this.returnUrl}?${response}`);
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token, though a nonce was expected in it');
      const more = this.isComplete(claims)
        ? undefined
        : await userInfo(configuration, tokens.access_token, claims.sub);
      return readClaims({ ...more, ...claims }, this.environment.OIDC_GROUPS_CLAIM);
    });
  }

  private get returnUrl(): string {
    return `${portalUrl(this.environment)}${RETURN_PAGE}`;
  }

  /** Parameters with which the person is asked who they are, although they have a session at the provider. */
  private get question(): Record<string, string> {
    return new URL(this.environment.OIDC_ISSUER ?? '').origin === GOOGLE
      ? { prompt: 'select_account' }
      : { prompt: 'login', max_age: '0' };
  }

  /** Whether the ID token has all claims that are needed: with many providers only the userinfo endpoint has them. */
  private isComplete(claims: Claims): boolean {
    const { OIDC_GROUPS_CLAIM, OIDC_ROLE_GROUPS } = this.environment;
    return claims['email'] !== undefined && (!OIDC_ROLE_GROUPS || claims[OIDC_GROUPS_CLAIM] !== undefined);
  }

  private async ask<Result>(action: (configuration: Configuration) => Promise<Result>): Promise<Result> {
    const { name } = this;
    const configuration = await this.connection.configuration().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the identity provider could not be used');
      throw describeDiscoveryFailure(error, name);
    });
    try {
      return await action(configuration);
    } catch (error) {
      const failure = describeFailure(error, name);
      // The message has neither code nor token: openid-client names what it expected.
      this.logger.warn({ reason: (error as Error).message, code: codeOf(error) }, 'a single sign-on failed');
      throw failure;
    }
  }
}

async function userInfo(
  configuration: Configuration,
  accessToken: string,
  subject: string,
): Promise<Claims | undefined> {
  if (!configuration.serverMetadata().userinfo_endpoint) return undefined;
  return fetchUserInfo(configuration, accessToken, subject);
}

const codeOf = (error: unknown): unknown =>
  (error as { error?: unknown; code?: unknown }).error ?? (error as { code?: unknown }).code;
