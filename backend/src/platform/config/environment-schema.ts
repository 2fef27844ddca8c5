import { COMPANY, ONBOARDING_PIN_LENGTH, RETENTION_MONTHS, SHARE_OFFER } from '@smash/contract';
import { z } from 'zod';
import { parseFileEncryptionKeys } from '../encryption/encryption-keys.js';
import { isLoopbackUrl } from './loopback-host.js';
import { parseNetworks } from './networks.js';
import { parseRoleGroups } from './role-groups.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z.string().min(32, 'must be a random secret of at least 32 characters');
const webAddress = z.url({ protocol: /^https$/ });
const anyWebAddress = z.url({ protocol: /^https?$/ });
/** A whole number within bounds. */
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const port = whole(0, 65_535);
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** A text that a function reads, which says what is wrong with it. */
const readBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

const server = {
  PORT: port.default(8080).describe('Port to listen on.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that visitors use, for links, structured data and the heads of the pages; `http://localhost:PORT` if not set. Part of the pages: build again after a change.',
    ),
  PORTAL_HOST: z
    .string()
    .regex(
      /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
      'must be a host name in small letters, without scheme and port',
    )
    .optional()
    .describe(
      'Host name of the portal, when it has one of its own, such as `portal.example.com`; scheme and port are those of `PUBLIC_URL`. Then no other page of the site shares its local storage.',
    ),
  TRUST_PROXY: optionalText.describe(
    "Addresses or subnets of your proxy, comma separated, whose `X-Forwarded-For` is believed, so that limits count visitors and not the proxy. Express's names such as `uniquelocal` are understood.",
  ),
  SHUTDOWN_DELAY_MS: whole(0, 120_000)
    .default(0)
    .describe('Milliseconds to keep serving after readiness turned false, so that a proxy notices.'),
  SITE_PUBLIC_PATH: optionalText.describe(
    'Folder of the built public site, when this process serves it too; what renders the pages of jobs is in `server` beside it.',
  ),
  SITE_ADMIN_PATH: optionalText.describe('Folder of the built portal, likewise.'),
  SOURCE_COMMIT: z
    .union([z.literal(''), z.string().regex(/^[0-9a-f]{7,40}$/, 'must be the hash of a commit')])
    .optional()
    .transform((value) => value || undefined)
    .describe(
      'Commit that the program was built from, shown behind the version; images and `npm start` set it, those of a release have none.',
    ),
};

const database = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('`postgres://user:password@host:5432/database`, PostgreSQL 15 or newer with pg_trgm.'),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'The same database with the role that owns the tables, for what migrates and for nothing else: it makes the role of `DATABASE_URL` and gives it what serving needs. Without it one role does both.',
    ),
  DATABASE_POOL_SIZE: whole(2, 200).default(20).describe('Connections of one process.'),
  API_DOCS: flag.prefault('true').describe('Shows the description of the API at `/api/docs`.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto)$/ })
    .default(`mailto:${COMPANY.supportEmail}`)
    .describe('Where somebody who finds a fault writes to; stands in `/.well-known/security.txt`.'),
  MIGRATE_ON_START: flag.prefault('false').describe('Brings the schema up to date at start.'),
  SEED_SAMPLE_JOBS: flag.prefault('false').describe('Puts sample jobs into an empty database.'),
};

const files = {
  STORAGE: z.enum(['disk', 's3']).default('disk').describe('Where files are kept.'),
  STORAGE_PATH: optionalText.describe('Folder of the files; required when `STORAGE` is `disk`.'),
  S3_ENDPOINT: anyWebAddress
    .optional()
    .describe('Any S3 server; required, with both keys, when `STORAGE` is `s3`.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_BUCKET: z.string().default('applications').describe('Bucket of the files. It must exist.'),
  S3_ACCESS_KEY: optionalText.describe("Access key of the backend's user."),
  S3_SECRET_KEY: optionalText.describe("Secret key of the backend's user."),
  UPLOAD_PATH: z
    .string()
    .min(1)
    .describe('Folder for uploads while they arrive, emptied at start; one for each process.'),
  FILE_ENCRYPTION_KEYS: readBy(parseFileEncryptionKeys).describe(
    '`id:base64` pairs of 32-byte keys, comma separated; the first encrypts, all decrypt. **Lost keys are lost files.**',
  ),
  CLAMD_HOST: optionalText.describe(
    "ClamAV's server, which scans every upload before it is kept; while it is down nobody can apply. Without it none is scanned.",
  ),
  CLAMD_PORT: whole(1, 65_535).default(3310).describe("Port of ClamAV's server."),
};

const backups = {
  BACKUP_S3_ENDPOINT: anyWebAddress
    .optional()
    .describe(
      'S3 server for backups that are given as `s3://bucket/prefix`; only the backup commands use it.',
    ),
  BACKUP_S3_REGION: z.string().default('us-east-1').describe('Region of that bucket.'),
  BACKUP_S3_ACCESS_KEY: optionalText.describe('Access key for that bucket.'),
  BACKUP_S3_SECRET_KEY: optionalText.describe('Secret key for that bucket.'),
};

const secretsAndLimits = {
  JWT_SECRET: secret.describe('Signs sessions. Random, the same for every process, like the next two.'),
  FILE_LINK_SECRET: secret.describe('Signs links to files.'),
  RATE_LIMIT_SECRET: secret.describe('Hides who is counted in the limits.'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every limit, for load tests.'),
};

/** Longest ADMIN_SETUP_TOKEN, so that the API need not take longer ones. */
export const SETUP_TOKEN_MAX_LENGTH = 200;

const accounts = {
  ADMIN_REGISTRATION: z
    .enum(['approval', 'closed', 'open'])
    .default('approval')
    .describe(
      'Whether new accounts of the portal wait until an administrator approves them, none are taken, or anyone is let in.',
    ),
  ADMIN_SETUP_TOKEN: secret
    .max(SETUP_TOKEN_MAX_LENGTH)
    .optional()
    .describe(
      'One-time token that makes the account registered with it the owner, while there has been none; the start prints the link that carries it. Needed unless `HOST` and `PUBLIC_URL` are both the loopback address, or `ADMIN_OWNER_USERNAME` names the owner.',
    ),
  PORTAL_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe(
      'Whether accounts of the portal may log in with a password alone. With `required`, one without a second factor can do nothing but set one up.',
    ),
  ADMIN_OWNER_USERNAME: optionalText.describe(
    'With the next two: makes this owner at start, if there is none of that name.',
  ),
  ADMIN_OWNER_EMAIL: optionalText.describe('Email address of that owner.'),
  ADMIN_OWNER_PASSWORD: optionalText.describe('Password of that owner.'),
  PORTAL_IDLE_MINUTES: whole(0, 480)
    .default(30)
    .describe(
      'Minutes after which the session of somebody who does nothing in the portal ends; 0 lets it last its eight hours.',
    ),
};

/** What goes to the provider and comes from it is read by nobody on the way. */
const isSafeIssuer = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url));
};

const singleSignOn = {
  OIDC_ISSUER: z
    .url()
    .max(255)
    .refine((value) => isSafeIssuer(value), 'must begin with https://, unless it is on this machine')
    .optional()
    .describe(
      'Address of the identity provider (OpenID Connect) that accounts of the portal may log in with, as it stands in its own description. Without it there are passwords alone. See [single sign-on](single-sign-on.md).',
    ),
  OIDC_CLIENT_ID: optionalText.describe('What the provider calls this portal.'),
  OIDC_CLIENT_SECRET: optionalText.describe('The secret that it was given with that.'),
  OIDC_NAME: optionalText.describe(
    'What people call the provider: the button says "Sign in with" and this name. The host of `OIDC_ISSUER` if not set.',
  ),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid email profile')
    .describe(
      'What the provider is asked for, with spaces between; some hand out groups for a scope of its own.',
    ),
  OIDC_GROUPS_CLAIM: z
    .string()
    .min(1)
    .default('groups')
    .describe('Where the provider says which groups somebody is in.'),
  OIDC_ROLE_GROUPS: readBy(parseRoleGroups)
    .optional()
    .describe(
      '`group=role` pairs, comma separated, such as `hr-admins=administrator,hr=recruiter`; the first that fits counts. Then roles follow the groups at each login. Without it an owner approves accounts and gives roles.',
    ),
  PASSWORD_LOGIN: flag
    .prefault('true')
    .describe(
      'Whether accounts of the portal may log in with passwords and register with one. `false` needs a provider.',
    ),
};

const applications = {
  APPLICATION_RETENTION_MONTHS: whole(0, 1_200)
    .default(RETENTION_MONTHS)
    .describe(
      'Months after its job closed when an application is erased; 0 keeps all. With another number, set `VITE_APPLICATION_RETENTION_MONTHS` too.',
    ),
  APPLICATION_UNDO_MINUTES: whole(1, 10_080)
    .default(10)
    .describe(
      'Minutes in which a removed application can be restored; then it is erased with its files. At most a week.',
    ),
  AUDIT_LOG_DAYS: whole(0, 36_500)
    .default(730)
    .describe(
      'Days that an entry of the audit log stays, but for erasures and settings; 0 keeps all. Read by whoever migrates.',
    ),
  MAINTENANCE_INTERVAL_SECONDS: whole(1, 3_600)
    .default(60)
    .describe('Seconds between two rounds of removing what has expired.'),
};

const searchEngines = {
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens')
    .optional()
    .describe(
      'Random key of the site for IndexNow, no secret: it lies at `/KEY.txt`. With it the server names to search engines the jobs that are posted, changed, closed or deleted; without it it names none.',
    ),
  INDEXNOW_ENDPOINT: anyWebAddress
    .default('https://api.indexnow.org/indexnow')
    .describe('Where it names them, and nowhere else.'),
};

const webhooks = {
  WEBHOOK_ALLOWED_NETWORKS: z
    .string()
    .default('')
    .transform((value, context) => {
      try {
        return parseNetworks(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .describe(
      'Networks of your own that webhooks may reach besides the internet, comma separated, such as `10.20.0.0/16`; into these without TLS too.',
    ),
};

const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as `smtps://user:password@mail.example.com`.'),
  MAIL_PATH: optionalText.describe(
    'Folder for mails as .eml files, for machines without `SMTP_URL`; `npm start` sets `.data/mail`. Without both, mails wait in the database.',
  ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and an <address>')
    .default(`${COMPANY.name} <no-reply@smashtechnology.example>`)
    .describe('Sender of all mails: an address, or `Name <address>`.'),
  MAIL_UNDO_MINUTES: whole(0, 1_440)
    .default(10)
    .describe(
      'Minutes in which a mail to applicants can be taken back; it leaves when they are over. At most a day.',
    ),
  HR_EMAIL: z
    .email()
    .default(COMPANY.humanResourcesEmail)
    .describe('Mailbox that hears of new applications, and gets what applicants reply.'),
  SUPPORT_EMAIL: z
    .email()
    .default(COMPANY.supportEmail)
    .describe('Mailbox that gets the messages of visitors.'),
};

const onboarding = {
  ONBOARDING_PIN: z
    .string()
    .min(4)
    .max(ONBOARDING_PIN_LENGTH)
    .optional()
    .describe(
      'What new staff enter at `/onboarding`; `npm start` sets 246810. Without it the page says that onboarding is not set up.',
    ),
  ONBOARDING_FORM_URL: webAddress
    .default('https://forms.smashtechnology.example/onboarding-test')
    .describe('The onboarding test; https, as the next three.'),
  ONBOARDING_VIDEO_TRAVELS: webAddress
    .default('https://videos.smashtechnology.example/smash-travels')
    .describe('Video of Smash Travels.'),
  ONBOARDING_VIDEO_RIDE: webAddress
    .default('https://videos.smashtechnology.example/ride-smash')
    .describe('Video of Ride Smash.'),
  ONBOARDING_VIDEO_MAILBUX: webAddress
    .default('https://videos.smashtechnology.example/mailbux')
    .describe('Video of MailBux.'),
};

const shares = {
  PAYSTACK_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional()
    .describe(
      'Public key of the payment provider; without both keys nobody can buy shares. Part of the pages.',
    ),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional()
    .describe('Secret key of the payment provider, of the same mode as the public one.'),
  PAYSTACK_API_URL: anyWebAddress.default('https://api.paystack.co').describe('API of the payment provider.'),
  SHARES_MIN_UNITS: whole(1, SHARE_OFFER.mostUnits)
    .optional()
    .describe('Fewest units of a purchase; not set, fewer than 1,000 only get a warning.'),
  SHARES_APPROVAL_REFERENCE: optionalText.describe(
    'Approval under which shares are offered to the public; live keys are refused without it.',
  ),
};

const observation = {
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('From which level on the log is written.'),
  METRICS_PORT: port
    .optional()
    .describe('Port of `GET /metrics` for Prometheus; keep it from the public. None if not set.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: anyWebAddress
    .optional()
    .describe('Collector that gets traces (OpenTelemetry, OTLP over HTTP); without it none are made.'),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText.describe('Headers for it, `name=value` pairs, comma separated.'),
  OTEL_SERVICE_NAME: z.string().default('smash-technology').describe('Name in the traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which part of all traces is kept.'),
};

/** Every variable the backend reads, by section of docs/configuration.md, which is made from it. */
export const ENVIRONMENT_SECTIONS = {
  Server: server,
  Database: database,
  Files: files,
  Backups: backups,
  'Secrets and limits': secretsAndLimits,
  'Accounts of the portal': accounts,
  'Single sign-on': singleSignOn,
  Applications: applications,
  'Search engines': searchEngines,
  Webhooks: webhooks,
  Mail: mail,
  Onboarding: onboarding,
  Shares: shares,
  'Logs, metrics and traces': observation,
} satisfies Record<string, z.ZodRawShape>;

/** The variables as one object, each checked by itself. */
export const environmentSchema = z.object({
  ...server,
  ...database,
  ...files,
  ...backups,
  ...secretsAndLimits,
  ...accounts,
  ...singleSignOn,
  ...applications,
  ...searchEngines,
  ...webhooks,
  ...mail,
  ...onboarding,
  ...shares,
  ...observation,
});
