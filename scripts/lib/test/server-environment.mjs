import { randomBytes } from 'node:crypto';

const secret = () => randomBytes(48).toString('base64url');

/**
 * Environment of a backend under test, without its database and folders, which the helpers in tests/support add. Limits are
 * out of reach, except in the tests about them.
 * @returns {Record<string, string>}
 */
export const testServerEnvironment = () => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  MIGRATE_ON_START: 'false',
  SEED_SAMPLE_JOBS: 'false',
  RATE_LIMIT_FACTOR: '1000',
  MAINTENANCE_INTERVAL_SECONDS: '3600',
  DATABASE_POOL_SIZE: '5',
  JWT_SECRET: secret(),
  FILE_LINK_SECRET: secret(),
  RATE_LIMIT_SECRET: secret(),
  ONBOARDING_PIN: '480216',
  FILE_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
});
