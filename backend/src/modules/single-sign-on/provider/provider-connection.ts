import { Inject, Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
} from 'openid-client';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';

/**
 * The configuration of the provider by its own metadata. It is read when somebody logs in and not at the start, so that
 * the portal starts while the provider is down; it is kept for a while.
 */
@Injectable()
export class ProviderConnection {
  private known: { configuration: Configuration; since: number } | undefined;
  private asking: Promise<Configuration> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
  ) {}

  /** @throws the error of openid-client when the provider does not respond and no earlier configuration is known */
  async configuration(): Promise<Configuration> {
    if (this.known && Date.now() - this.known.since < this.timings.providerKept)
      return this.known.configuration;
    try {
      this.asking ??= this.discover();
      const configuration = await this.asking;
      this.known = { configuration, since: Date.now() };
      return configuration;
    } catch (error) {
      if (this.known) return this.known.configuration;
      throw error;
    } finally {
      this.asking = undefined;
    }
  }

  private discover(): Promise<Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = this.environment;
    const issuer = new URL(OIDC_ISSUER);
    return discovery(issuer, OIDC_CLIENT_ID, undefined, withSecret(OIDC_CLIENT_SECRET), {
      timeout: this.timings.providerResponse / 1000,
      // The environment allows such an issuer only on this machine.
      // oxlint-disable-next-line typescript/no-deprecated -- Marked so that it stands out.
      ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    });
  }
}

/** Sends the secret by a method that the provider supports; in the header if its metadata does not say. */
function withSecret(secret: string): ClientAuth {
  const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest);
  };
}
