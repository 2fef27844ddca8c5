import { describe, expect, it } from '@jest/globals';
import { Configuration } from 'openid-client';
import type { Environment } from '../../../platform/config/environment.js';
import { IdentityProvider } from './identity-provider.service.js';
import type { ProviderConnection } from './provider-connection.js';

const begin = async (issuer: string, asksAgain: boolean) => {
  const configuration = new Configuration({ issuer, authorization_endpoint: `${issuer}/auth` }, 'portal');
  const environment = {
    OIDC_ISSUER: issuer,
    OIDC_NAME: 'Smash ID',
    OIDC_SCOPES: 'openid',
    PUBLIC_URL: 'https://smash.example',
  } as Environment;
  const connection = { configuration: () => Promise.resolve(configuration) } as ProviderConnection;
  const { url } = await new IdentityProvider(environment, connection).begin({ asksAgain });
  const { searchParams } = new URL(url);
  return [searchParams.get('prompt'), searchParams.get('max_age')];
};

describe('beginning at the identity provider', () => {
  it.each([
    ['https://id.example', true, ['login', '0']],
    ['https://id.example', false, [null, null]],
    // It refuses a prompt that it does not list.
    ['https://accounts.google.com', true, ['select_account', null]],
    ['https://accounts.google.com', false, [null, null]],
  ])('at %s, asking again: %s, sends prompt and max_age %j', async (issuer, asksAgain, expected) => {
    expect(await begin(issuer, asksAgain)).toEqual(expected);
  });
});
