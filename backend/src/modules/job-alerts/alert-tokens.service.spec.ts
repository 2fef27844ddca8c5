import { describe, expect, it } from '@jest/globals';
import type { Environment } from '../../platform/config/environment.js';
import { AlertTokens } from './alert-tokens.service.js';

const ALERT = '0b2f7c1e-5a52-4c49-9a53-3f5f1d9f2a10';
const former = 'a'.repeat(32);
const present = 'b'.repeat(32);

const tokensWith = (secrets: Partial<Environment>) =>
  new AlertTokens({ PUBLIC_URL: 'https://careers.example.com', ...secrets } as Environment);
const tokenOf = (alerts: AlertTokens) => alerts.oneClickUrl(ALERT).split('/').at(-1) ?? '';

describe('a link in the mails of a job alert', () => {
  const sent = tokenOf(tokensWith({ FILE_LINK_SECRET: former }));

  it('stays valid after the secret changes while the former secret is configured', async () => {
    const secrets = { FILE_LINK_SECRET: present, FILE_LINK_SECRET_FORMER: ['c'.repeat(32), former] };
    const changed = tokensWith(secrets);
    expect(await changed.alertOf(sent)).toBe(ALERT);
    expect(await tokensWith({ FILE_LINK_SECRET: present }).alertOf(sent)).toBeUndefined();
    // New tokens are signed only with the present secret.
    expect(await tokensWith({ FILE_LINK_SECRET: present }).alertOf(tokenOf(changed))).toBe(ALERT);
  });
});
