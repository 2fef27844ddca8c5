import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigurationError, portalUrl, providerName, readEnvironment } from './environment.js';

const valid = {
  DATABASE_URL: 'postgres://localhost/smash',
  STORAGE_PATH: '/data/files',
  UPLOAD_PATH: '/data/uploads',
  FILE_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  JWT_SECRET: 'j'.repeat(32),
  FILE_LINK_SECRET: 'f'.repeat(32),
  RATE_LIMIT_SECRET: 'r'.repeat(32),
};

const problemsOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

describe('readEnvironment', () => {
  it('fills in defaults', () => {
    expect(readEnvironment(valid)).toMatchObject({
      PORT: 8080,
      STORAGE: 'disk',
      ADMIN_REGISTRATION: 'approval',
      RATE_LIMIT_FACTOR: 1,
    });
  });

  it.each([
    { AWS_ROLE_ARN: 'role', AWS_WEB_IDENTITY_TOKEN_FILE: '/token' },
    { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.23/v1/credentials' },
  ])('needs no keys for the object store if the pod has an identity: %j', (identity) => {
    expect(problemsOf({ ...valid, STORAGE: 's3', S3_ENDPOINT: 'https://s3.example.com', ...identity })).toBe(
      '',
    );
  });

  it('names every missing key at once', () => {
    const problems = problemsOf({});
    for (const key of Object.keys(valid).filter((name) => name !== 'STORAGE_PATH')) {
      expect(problems).toContain(`  ${key}: is required`);
    }
  });

  it.each([
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET: must be a random secret of at least 32 characters'],
    [{ PORT: 'eighty' }, 'PORT: '],
    [{ STORAGE: 'floppy' }, 'STORAGE: '],
    // With a port, a host without a scheme is an address whose scheme is the host.
    [{ PUBLIC_URL: 'careers.example.com:8443' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ PUBLIC_URL: 'localhost:8080' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ PUBLIC_URL: 'https://example.com/jobs' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ PUBLIC_URL: 'https://example.com//' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ PUBLIC_URL: 'https://example.com?a=1' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ PUBLIC_URL: 'https://user@example.com' }, 'PUBLIC_URL: must be scheme, host and port alone'],
    [{ S3_ENDPOINT: 'https://host/storage/v1/s3' }, 'S3_ENDPOINT: must be scheme, host and port alone'],
    [
      { BACKUP_S3_ENDPOINT: 'https://host/bucket' },
      'BACKUP_S3_ENDPOINT: must be scheme, host and port alone',
    ],
    [{ STORAGE: 's3' }, 'S3_ENDPOINT: is required when STORAGE is s3'],
    [{ STORAGE: 's3' }, 'S3_SECRET_KEY: is required when STORAGE is s3 and no identity is given'],
    [{ STORAGE: 's3', S3_ACCESS_KEY: 'key', AWS_ROLE_ARN: 'role' }, 'S3_SECRET_KEY: is required'],
    [{ STORAGE: 's3', AWS_ROLE_ARN: 'role' }, 'AWS_WEB_IDENTITY_TOKEN_FILE: is required with AWS_ROLE_ARN'],
    [{ STORAGE: 's3', AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }, 'AWS_ROLE_ARN: is required with'],
    [{ STORAGE_PATH: '' }, 'STORAGE_PATH: is required when STORAGE is disk'],
    [{ FILE_ENCRYPTION_KEYS: 'k1:c2hvcnQ=' }, 'FILE_ENCRYPTION_KEYS: key "k1" has 5 bytes instead of 32'],
    [{ ADMIN_SETUP_TOKEN: 't'.repeat(31) }, 'ADMIN_SETUP_TOKEN: must be a random secret of at least 32'],
    [{ ADMIN_SETUP_TOKEN: 't'.repeat(201) }, 'ADMIN_SETUP_TOKEN: '],
    [{ ADMIN_OWNER_USERNAME: 'ada' }, 'ADMIN_OWNER_PASSWORD: is required'],
    [{ MIGRATE_ON_START: 'yes' }, 'MIGRATE_ON_START: '],
    [
      { PAYSTACK_PUBLIC_KEY: 'pk_test_1' },
      'PAYSTACK_SECRET_KEY: is required when PAYSTACK_PUBLIC_KEY is set',
    ],
    [
      { PAYSTACK_SECRET_KEY: 'sk_test_1' },
      'PAYSTACK_PUBLIC_KEY: is required when PAYSTACK_SECRET_KEY is set',
    ],
    [{ PAYSTACK_PUBLIC_KEY: 'sk_test_1' }, 'PAYSTACK_PUBLIC_KEY: must begin with pk_test_ or pk_live_'],
    [
      { PAYSTACK_PUBLIC_KEY: 'pk_test_1', PAYSTACK_SECRET_KEY: 'sk_live_1' },
      'PAYSTACK_SECRET_KEY: must be of the same mode',
    ],
    [
      { PAYSTACK_PUBLIC_KEY: 'pk_live_1', PAYSTACK_SECRET_KEY: 'sk_live_1' },
      'SHARES_APPROVAL_REFERENCE: is required with live keys',
    ],
    [{ SMTP_URL: 'smtps://user:12#w@mail.example.com' }, 'SMTP_URL: has a # before its @'],
    [{ DATABASE_URL: 'postgres://smash:5432#w@db.example.com/smash' }, 'DATABASE_URL: has a # before its @'],
    [{ SHARES_MIN_UNITS: '0' }, 'SHARES_MIN_UNITS: '],
    [{ PORTAL_HOST: 'portal.example.com' }, 'PUBLIC_URL: is required when PORTAL_HOST is set'],
    [
      { PORTAL_HOST: 'smash.example', PUBLIC_URL: 'https://smash.example:8443' },
      'PORTAL_HOST: must be a different host from that of PUBLIC_URL',
    ],
    [{ PORTAL_HOST: 'https://portal.example.com' }, 'PORTAL_HOST: must be a host name'],
    [{ PORTAL_HOST: 'Portal.example.com' }, 'PORTAL_HOST: must be a host name'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_SECRET: is required when OIDC_ISSUER is set'],
    [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER: must begin with https://'],
    [{ OIDC_ISSUER: 'ldap://localhost' }, 'OIDC_ISSUER: must begin with https://'],
    [{ OIDC_ISSUER: 'no address' }, 'OIDC_ISSUER: '],
    [{ OIDC_CLIENT_ID: 'portal' }, 'OIDC_ISSUER: is required when OIDC_CLIENT_ID is set'],
    [{ OIDC_ROLE_GROUPS: 'hr=recruiter' }, 'OIDC_ISSUER: is required when OIDC_ROLE_GROUPS is set'],
    [
      { OIDC_ROLE_GROUPS: 'hr=boss' },
      'OIDC_ROLE_GROUPS: gives the group "hr" the role "boss"; the roles are',
    ],
    [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES: must contain openid'],
    [{ PASSWORD_LOGIN: 'false' }, 'OIDC_ISSUER: is required when PASSWORD_LOGIN is false'],
  ])('refuses %j', (overrides, problem) => {
    expect(problemsOf({ ...valid, ...overrides })).toContain(problem);
  });

  it.each(['https://careers.example.com', 'https://careers.example.com:8443/', 'http://[::1]:8080'])(
    'takes the address %s',
    (PUBLIC_URL) => {
      expect(readEnvironment({ ...valid, PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
    },
  );

  it.each(['', ' ', '\n', '\t '])('counts %j as unset, not as 0, which would switch erasure off', (blank) => {
    const names = ['APPLICATION_RETENTION_MONTHS', 'AUDIT_LOG_DAYS', 'PORTAL_IDLE_MINUTES'];
    const environment = { ...valid, ...Object.fromEntries(names.map((name) => [name, blank])) };
    expect(readEnvironment(environment)).toMatchObject({
      APPLICATION_RETENTION_MONTHS: 6,
      AUDIT_LOG_DAYS: 730,
      PORTAL_IDLE_MINUTES: 30,
    });
  });

  it('never repeats a secret in a problem', () => {
    expect(problemsOf({ ...valid, JWT_SECRET: 'hunter2' })).not.toContain('hunter2');
  });
});

describe('the name of the identity provider', () => {
  it.each([
    [{}, undefined],
    [{ OIDC_NAME: 'Smash ID' }, undefined],
    [{ OIDC_ISSUER: 'https://accounts.example/realm' }, 'accounts.example'],
    [{ OIDC_ISSUER: 'https://accounts.example', OIDC_NAME: 'Smash ID' }, 'Smash ID'],
  ])('with %j is %j', (settings, name) => {
    expect(providerName(settings)).toBe(name);
  });
});

describe('the address of the portal', () => {
  it.each([
    [{}, 'http://localhost:8080/hidden-portal'],
    [{ PUBLIC_URL: 'https://smash.example/' }, 'https://smash.example/hidden-portal'],
    [
      { PUBLIC_URL: 'https://smash.example', PORTAL_HOST: 'portal.smash.example' },
      'https://portal.smash.example/hidden-portal',
    ],
    [
      { PUBLIC_URL: 'http://localhost:8080', PORTAL_HOST: 'portal.localhost' },
      'http://portal.localhost:8080/hidden-portal',
    ],
  ])('follows from %j', (settings, url) => {
    expect(portalUrl({ PORT: 8080, ...settings })).toBe(url);
  });
});

describe('a setting in a file', () => {
  let folder: string;
  const fileWith = (content: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'smash-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read as if it were in the environment, without a trailing line break', () => {
    const { JWT_SECRET: left, ...others } = valid;
    expect(left).toBeDefined();
    const read = readEnvironment({ ...others, JWT_SECRET_FILE: fileWith(`${'s'.repeat(40)}\n`) });
    expect(read.JWT_SECRET).toBe('s'.repeat(40));
  });

  it('may be the set-up token', () => {
    const read = readEnvironment({ ...valid, ADMIN_SETUP_TOKEN_FILE: fileWith(`${'t'.repeat(40)}\n`) });
    expect(read.ADMIN_SETUP_TOKEN).toBe('t'.repeat(40));
  });

  it('is unset if the file is blank', () => {
    const read = readEnvironment({ ...valid, AUDIT_LOG_DAYS_FILE: fileWith(' \n\n') });
    expect(read.AUDIT_LOG_DAYS).toBe(730);
  });

  it('is checked by the same rules', () => {
    const problems = problemsOf({ ...valid, JWT_SECRET: '', JWT_SECRET_FILE: fileWith('hunter2') });
    expect(problems).toContain('JWT_SECRET: must be a random secret of at least 32 characters');
    expect(problems).not.toContain('hunter2');
  });

  it('is named once if the file cannot be read', () => {
    const problems = problemsOf({ ...valid, JWT_SECRET: '', JWT_SECRET_FILE: join(folder, 'absent') });
    expect(problems).toBe(
      `The configuration has 1 problem(s):\n  JWT_SECRET: the file of JWT_SECRET_FILE cannot be read (ENOENT)`,
    );
  });

  it('may not be given in the environment as well', () => {
    const problems = problemsOf({ ...valid, JWT_SECRET_FILE: fileWith('s'.repeat(40)) });
    expect(problems).toContain('JWT_SECRET: is given twice, here and by JWT_SECRET_FILE');
  });
});
