import path from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * The server's environment: variables that the user set, and defaults that suit one machine.
 * @param {import('./options.mjs').StartOptions} options
 * @param {{ secrets: Record<string, string>, database: { DATABASE_URL: string, DATABASE_OWNER_URL?: string }, given: NodeJS.ProcessEnv }} known
 *   given: the environment this command was started with
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(options, { secrets, database, given }) {
  const { port, host, publicUrl, dataFolder, s3 } = options;
  const s3Settings = Object.fromEntries(Object.entries(s3).filter(([, value]) => value !== undefined));
  const defaults = {
    NODE_ENV: 'production',
    STORAGE: s3.S3_ENDPOINT ? 's3' : 'disk',
    STORAGE_PATH: path.join(dataFolder, 'files'),
    UPLOAD_PATH: path.join(dataFolder, 'uploads'),
    MAIL_PATH: path.join(dataFolder, 'mail'),
    MIGRATE_ON_START: 'true',
    SEED_SAMPLE_JOBS: 'true',
    // For one machine only; whoever serves others sets a PIN of their own.
    ONBOARDING_PIN: '246810',
    SITE_PUBLIC_PATH: inRoot('public-web', 'build', 'client'),
    SITE_ADMIN_PATH: inRoot('admin-web', 'dist'),
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_MS: '0',
    JWT_SECRET: secrets.JWT_SECRET,
    FILE_LINK_SECRET: secrets.FILE_LINK_SECRET,
    RATE_LIMIT_SECRET: secrets.RATE_LIMIT_SECRET,
    FILE_ENCRYPTION_KEYS: secrets.FILE_ENCRYPTION_KEYS,
    ADMIN_SETUP_TOKEN: secrets.ADMIN_SETUP_TOKEN,
  };
  // No default beside a given …_FILE: both would set the same variable.
  const wanted = Object.entries(defaults).filter(([name]) => !given[`${name}_FILE`]);
  return {
    ...Object.fromEntries(wanted),
    ...given,
    ...s3Settings,
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
    ...database,
  };
}
