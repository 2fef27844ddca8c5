import { environmentSchema } from '../config/environment-schema.js';
import type { Environment } from '../config/environment.js';
import type { Network } from '../config/networks.js';
import type { RoleGroup } from '../config/role-groups.js';

type Setting = keyof Environment;

/** Settings that matter for security and whose values are no secret. */
const OPEN_SETTINGS = [
  'ADMIN_REGISTRATION',
  'API_DOCS',
  'APPLICATION_RETENTION_MONTHS',
  'APPLICATION_UNDO_MINUTES',
  'AUDIT_LOG_DAYS',
  'HOST',
  'LOG_LEVEL',
  'OIDC_GROUPS_CLAIM',
  'OIDC_ISSUER',
  'OIDC_ROLE_GROUPS',
  'PASSWORD_LOGIN',
  'PORTAL_HOST',
  'PORTAL_IDLE_MINUTES',
  'PORTAL_SECOND_FACTOR',
  'PUBLIC_URL',
  'RATE_LIMIT_FACTOR',
  'SHARES_APPROVAL_REFERENCE',
  'SHARES_CLOSED',
  'STORAGE',
  'TRUST_PROXY',
  'WEBHOOK_ALLOWED_NETWORKS',
] as const satisfies readonly Setting[];

/** Settings of which the audit log says only whether they are set. */
const CLOSED_SETTINGS = [
  'ADMIN_OWNER_USERNAME',
  'ADMIN_SETUP_TOKEN',
  'CLAMD_HOST',
  'MAIL_PATH',
  'OIDC_CLIENT_SECRET',
  'ONBOARDING_PIN',
  'PAYSTACK_SECRET_KEY',
  'SMTP_URL',
] as const satisfies readonly Setting[];

const NOT_SET = 'not set';

/** The settings that the audit log follows, by name, with their values as the log writes them. */
export function auditedSettings(environment: Partial<Environment>): Record<string, string> {
  return Object.fromEntries([
    ...OPEN_SETTINGS.map((name) => [name, asText(environment[name])] as const),
    ...CLOSED_SETTINGS.map((name) => [name, environment[name] === undefined ? NOT_SET : 'set'] as const),
  ]);
}

function asText(value: Environment[(typeof OPEN_SETTINGS)[number]]): string {
  // As it is written in the environment.
  if (Array.isArray(value)) return value.map(partAsText).join(',') || NOT_SET;
  return String(value ?? NOT_SET);
}

function partAsText(part: RoleGroup | Network): string {
  return 'group' in part ? `${part.group}=${part.role}` : part.join('/');
}

/** What they are where nobody sets anything. */
export function defaultSettings(): Record<string, string> {
  const { shape } = environmentSchema;
  const defaults = OPEN_SETTINGS.map((name) => [name, shape[name].safeParse(undefined).data] as const);
  return auditedSettings(Object.fromEntries(defaults));
}
