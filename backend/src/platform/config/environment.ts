import type { z } from 'zod';
import { environmentSchema } from './environment-schema.js';
import { readSecretFiles } from './secret-files.js';

/** All variables, with the rules between them. */
const schema = environmentSchema.superRefine((env, context) => {
  const required = (key: keyof typeof env, reason: string) => {
    if (!env[key]) context.addIssue({ code: 'custom', path: [key], message: `is required ${reason}` });
  };
  if (env.STORAGE === 'disk') required('STORAGE_PATH', 'when STORAGE is disk');
  if (env.STORAGE === 's3') {
    required('S3_ENDPOINT', 'when STORAGE is s3');
    const hasIdentity =
      env.AWS_ROLE_ARN ?? env.AWS_WEB_IDENTITY_TOKEN_FILE ?? env.AWS_CONTAINER_CREDENTIALS_FULL_URI;
    if (env.S3_ACCESS_KEY || env.S3_SECRET_KEY || !hasIdentity) {
      const reason =
        'when STORAGE is s3 and no identity is given (AWS_ROLE_ARN or AWS_CONTAINER_CREDENTIALS_FULL_URI)';
      for (const key of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) required(key, reason);
    } else if (!env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
      required('AWS_ROLE_ARN', 'with AWS_WEB_IDENTITY_TOKEN_FILE, when there are no S3 keys');
      required('AWS_WEB_IDENTITY_TOKEN_FILE', 'with AWS_ROLE_ARN, when there are no S3 keys');
    }
  }
  if (env.PAYSTACK_PUBLIC_KEY ?? env.PAYSTACK_SECRET_KEY) {
    required('PAYSTACK_PUBLIC_KEY', 'when PAYSTACK_SECRET_KEY is set');
    required('PAYSTACK_SECRET_KEY', 'when PAYSTACK_PUBLIC_KEY is set');
    const modes = [env.PAYSTACK_PUBLIC_KEY, env.PAYSTACK_SECRET_KEY].map((key) => key?.split('_')[1]);
    if (modes[0] && modes[1] && modes[0] !== modes[1]) {
      const message = 'must be of the same mode as PAYSTACK_PUBLIC_KEY: both test or both live';
      context.addIssue({ code: 'custom', path: ['PAYSTACK_SECRET_KEY'], message });
    }
    if (modes.includes('live')) {
      required(
        'SHARES_APPROVAL_REFERENCE',
        'with live keys, since offers of shares to the public are regulated',
      );
    }
  }
  if (env.PORTAL_HOST !== undefined) {
    required('PUBLIC_URL', 'when PORTAL_HOST is set');
    if (env.PUBLIC_URL && new URL(env.PUBLIC_URL).hostname === env.PORTAL_HOST) {
      const message = 'must be a different host from that of PUBLIC_URL';
      context.addIssue({ code: 'custom', path: ['PORTAL_HOST'], message });
    }
  }
  if (env.OIDC_ISSUER) {
    required('OIDC_CLIENT_ID', 'when OIDC_ISSUER is set');
    required('OIDC_CLIENT_SECRET', 'when OIDC_ISSUER is set');
  } else {
    for (const key of ['OIDC_CLIENT_ID', 'OIDC_ROLE_GROUPS'] as const) {
      if (env[key]) required('OIDC_ISSUER', `when ${key} is set`);
    }
    if (!env.PASSWORD_LOGIN)
      required('OIDC_ISSUER', 'when PASSWORD_LOGIN is false, since otherwise nobody could log in');
  }
  if (env.INDEXNOW_KEY) required('PUBLIC_URL', 'when INDEXNOW_KEY is set');
  if (env.ADMIN_OWNER_USERNAME ?? env.ADMIN_OWNER_EMAIL ?? env.ADMIN_OWNER_PASSWORD) {
    for (const key of ['ADMIN_OWNER_USERNAME', 'ADMIN_OWNER_EMAIL', 'ADMIN_OWNER_PASSWORD'] as const) {
      required(key, 'when another ADMIN_OWNER_ variable is set');
    }
  }
});

export type Environment = z.output<typeof schema>;

/** Names of all variables; each may also be given as KEY_FILE. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(schema.shape);

/** Base address of links in mails and pages, without a slash at the end. */
export function siteUrl({ PUBLIC_URL, PORT }: Pick<Environment, 'PUBLIC_URL' | 'PORT'>): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '');
}

/** Path of the portal on its host. */
export const PORTAL_PATH = '/hidden-portal';

/** Scheme, host and port of the portal: those of the site, unless PORTAL_HOST names a host of its own. */
export function portalOrigin(environment: Pick<Environment, 'PORTAL_HOST' | 'PUBLIC_URL' | 'PORT'>): string {
  const url = new URL(siteUrl(environment));
  if (environment.PORTAL_HOST) url.hostname = environment.PORTAL_HOST;
  return url.origin;
}

/** Base address of links to the portal, without a slash at the end. */
export function portalUrl(environment: Pick<Environment, 'PORTAL_HOST' | 'PUBLIC_URL' | 'PORT'>): string {
  return `${portalOrigin(environment)}${PORTAL_PATH}`;
}

/** Whether mails reach people; written into a folder, as on a developer's machine, they do not. */
export function sendsMail({ SMTP_URL }: Pick<Environment, 'SMTP_URL'>): boolean {
  return SMTP_URL !== undefined;
}

/** What people call the identity provider; undefined when there is none. */
export function providerName({
  OIDC_ISSUER,
  OIDC_NAME,
}: Partial<Pick<Environment, 'OIDC_ISSUER' | 'OIDC_NAME'>>): string | undefined {
  return OIDC_ISSUER && (OIDC_NAME ?? new URL(OIDC_ISSUER).host);
}

/** Injection token of the validated environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Lists every missing or bad variable at once. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads and validates the environment; the only place that looks at it. Empty values and blanks count as unset, since a
 * blank as a number would be 0, and the value of each key may be in a file that KEY_FILE names.
 * @throws ConfigurationError naming every bad or missing key
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { values: set, problems } = readSecretFiles(given, ENVIRONMENT_KEYS);
  const result = schema.safeParse(set);
  if (result.success && problems.length === 0) return result.data;
  const known = new Set(problems.map(({ key }) => key));
  const issues = result.success ? [] : result.error.issues.filter(({ path }) => !known.has(path.join('.')));
  const lines = problems.map(({ key, message }) => `  ${key}: ${message}`);
  for (const issue of issues) {
    const key = issue.path.join('.');
    const isMissing = set[key] === undefined && !issue.message.startsWith('is required');
    lines.push(`  ${key}: ${isMissing ? 'is required' : issue.message}`);
  }
  throw new ConfigurationError(`The configuration has ${lines.length} problem(s):\n${lines.join('\n')}`);
}
