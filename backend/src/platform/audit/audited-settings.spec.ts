import { describe, expect, it } from '@jest/globals';
import { parseNetworks } from '../config/networks.js';
import { auditedSettings, defaultSettings } from './audited-settings.js';

describe('the settings in the audit log', () => {
  it('are logged by value, but secrets only as set or not set', () => {
    const told = auditedSettings({
      ADMIN_REGISTRATION: 'open',
      RATE_LIMIT_FACTOR: 10,
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      ADMIN_SETUP_TOKEN: 'secret'.repeat(6),
    });
    expect(told).toMatchObject({
      ADMIN_REGISTRATION: 'open',
      RATE_LIMIT_FACTOR: '10',
      SMTP_URL: 'set',
      ADMIN_SETUP_TOKEN: 'set',
      CLAMD_HOST: 'not set',
      TRUST_PROXY: 'not set',
    });
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('include who may log in at the identity provider, and in which role', () => {
    const told = auditedSettings({
      PASSWORD_LOGIN: false,
      OIDC_ISSUER: 'https://id.example',
      OIDC_GROUPS_CLAIM: 'roles',
      OIDC_ROLE_GROUPS: [
        { group: 'it', role: 'owner' },
        { group: 'hr', role: 'recruiter' },
      ],
      OIDC_CLIENT_SECRET: 'secret',
    });
    expect(told).toMatchObject({
      PASSWORD_LOGIN: 'false',
      OIDC_ISSUER: 'https://id.example',
      OIDC_GROUPS_CLAIM: 'roles',
      OIDC_ROLE_GROUPS: 'it=owner,hr=recruiter',
      OIDC_CLIENT_SECRET: 'set',
    });
  });

  it('include the networks for webhooks, the host of the portal and the approval of shares', () => {
    const told = auditedSettings({
      WEBHOOK_ALLOWED_NETWORKS: parseNetworks('10.20.0.0/16, fd00::/64'),
      PORTAL_HOST: 'portal.example.com',
      SHARES_CLOSED: true,
      SHARES_APPROVAL_REFERENCE: 'SEC 7/2026',
    });
    expect(told).toMatchObject({
      WEBHOOK_ALLOWED_NETWORKS: '10.20.0.0/16,fd00::/64',
      PORTAL_HOST: 'portal.example.com',
      SHARES_CLOSED: 'true',
      SHARES_APPROVAL_REFERENCE: 'SEC 7/2026',
    });
  });

  it('have the defaults of the configuration', () => {
    expect(defaultSettings()).toMatchObject({
      WEBHOOK_ALLOWED_NETWORKS: 'not set',
      SHARES_CLOSED: 'false',
      ADMIN_REGISTRATION: 'approval',
      RATE_LIMIT_FACTOR: '1',
      API_DOCS: 'true',
      OIDC_ROLE_GROUPS: 'not set',
      PASSWORD_LOGIN: 'true',
      SMTP_URL: 'not set',
    });
  });

  it('have names that fit into the column', () => {
    for (const name of Object.keys(defaultSettings())) expect(name.length).toBeLessThanOrEqual(40);
  });
});
