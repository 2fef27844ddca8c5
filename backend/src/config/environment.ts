import { COMPANY, ONBOARDING_PIN_LENGTH, RETENTION_MONTHS, SHARE_OFFER } from '@smash/contract';
import { z } from 'zod';
import { parseFileEncryptionKeys } from '../modules/files/storage/encryption-keys.js';
import { readSecretFiles } from './secret-files.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z.string().min(32, 'must be a random secret of at least 32 characters');
const webAddress = z.url({ protocol: /^https$/ });
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** Every variable the backend reads, with its default. README.md describes them for operators. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    HOST: z.string().default('127.0.0.1'),
    /** Address that visitors use; links in pages and documents start with it. */
    PUBLIC_URL: z.url().optional(),
    /** Port of GET /metrics for Prometheus, not for the public; none if not given. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** Collector that gets traces by OTLP over HTTP; without it none are made. The names are OpenTelemetry's. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Headers for the collector, `name=value` pairs, comma separated. */
    OTEL_EXPORTER_OTLP_HEADERS: optionalText,
    OTEL_SERVICE_NAME: z.string().default('smash-technology'),
    /** Which part of all traces is kept, 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Addresses whose X-Forwarded-For is believed: express "trust proxy" names or subnets, comma separated. */
    TRUST_PROXY: optionalText,
    /** Milliseconds to keep serving after readiness turned false, so that a proxy notices. */
    SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(120_000).default(0),

    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
    MIGRATE_ON_START: flag.default(false),
    SEED_SAMPLE_JOBS: flag.default(false),

    STORAGE: z.enum(['disk', 's3']).default('disk'),
    STORAGE_PATH: optionalText,
    /** Folder for uploads while they arrive; emptied at start. */
    UPLOAD_PATH: z.string().min(1),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().default('applications'),
    S3_ACCESS_KEY: optionalText,
    S3_SECRET_KEY: optionalText,
    /** `id:base64` pairs of 32-byte keys, comma separated; the first encrypts, all decrypt. */
    FILE_ENCRYPTION_KEYS: z.string().transform((value, context) => {
      try {
        return parseFileEncryptionKeys(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    }),

    /** ClamAV's server, which looks into every upload before it is kept; without it none is scanned. */
    CLAMD_HOST: optionalText,
    CLAMD_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
    /** Server of the bucket that the commands for backups are given as s3://bucket/prefix; the backend itself never asks it. */
    BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_ACCESS_KEY: optionalText,
    BACKUP_S3_SECRET_KEY: optionalText,

    JWT_SECRET: secret,
    FILE_LINK_SECRET: secret,
    RATE_LIMIT_SECRET: secret,
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** Months after its job closed when an application is erased, as the privacy policy promises; 0 keeps all. */
    APPLICATION_RETENTION_MONTHS: z.coerce.number().int().min(0).max(1_200).default(RETENTION_MONTHS),
    /** Minutes in which a removed application can be brought back; then it is erased with its files. */
    APPLICATION_UNDO_MINUTES: z.coerce.number().int().min(1).max(10_080).default(10),
    /** Between two rounds of clearing away what has run out. */
    MAINTENANCE_INTERVAL_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    ADMIN_REGISTRATION: z.enum(['approval', 'closed', 'open']).default('approval'),
    ADMIN_OWNER_USERNAME: optionalText,
    ADMIN_OWNER_EMAIL: optionalText,
    ADMIN_OWNER_PASSWORD: optionalText,

    /** Mail server, such as smtps://user:password@mail.example.com; without it mails go to MAIL_PATH, or wait. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Folder for mails as .eml files, for machines without a mail server. */
    MAIL_PATH: optionalText,
    /** Sender of all mails: an address, or `Name <address>`. */
    MAIL_FROM: z
      .string()
      .regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and an <address>')
      .default(`${COMPANY.name} <no-reply@smashtechnology.example>`),
    /** Mailbox that hears of new applications. */
    HR_EMAIL: z.email().default(COMPANY.humanResourcesEmail),
    /** Mailbox that gets the messages of visitors. */
    SUPPORT_EMAIL: z.email().default(COMPANY.supportEmail),

    /** What new staff enter at /onboarding; without it the page says that onboarding is not set up. */
    ONBOARDING_PIN: z.string().min(4).max(ONBOARDING_PIN_LENGTH).optional(),
    ONBOARDING_FORM_URL: webAddress.default('https://forms.smashtechnology.example/onboarding-test'),
    ONBOARDING_VIDEO_TRAVELS: webAddress.default('https://videos.smashtechnology.example/smash-travels'),
    ONBOARDING_VIDEO_RIDE: webAddress.default('https://videos.smashtechnology.example/ride-smash'),
    ONBOARDING_VIDEO_MAILBUX: webAddress.default('https://videos.smashtechnology.example/mailbux'),
    /** The payment provider (Paystack). Without both keys purchases are not open. */
    PAYSTACK_PUBLIC_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
      .optional(),
    PAYSTACK_SECRET_KEY: z
      .string()
      .regex(/^sk_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
      .optional(),
    PAYSTACK_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.paystack.co'),
    /** Fewest units of one purchase; not set, fewer than the offer's minimum are only warned of. */
    SHARES_MIN_UNITS: z.coerce.number().int().min(1).max(SHARE_OFFER.mostUnits).optional(),
    /** Under which approval shares are offered to the public; without it live keys are refused. */
    SHARES_APPROVAL_REFERENCE: optionalText,

    /** Folders of the built front ends; when set, this process serves them too. */
    SITE_PUBLIC_PATH: optionalText,
    SITE_ADMIN_PATH: optionalText,
  })
  .superRefine((env, context) => {
    const required = (key: keyof typeof env, reason: string) => {
      if (!env[key]) context.addIssue({ code: 'custom', path: [key], message: `is required ${reason}` });
    };
    if (env.STORAGE === 'disk') required('STORAGE_PATH', 'when STORAGE is disk');
    if (env.STORAGE === 's3') {
      for (const key of ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
        required(key, 'when STORAGE is s3');
      }
    }
    if (env.PAYSTACK_PUBLIC_KEY ?? env.PAYSTACK_SECRET_KEY) {
      required('PAYSTACK_PUBLIC_KEY', 'when shares can be bought');
      required('PAYSTACK_SECRET_KEY', 'when shares can be bought');
      const modes = [env.PAYSTACK_PUBLIC_KEY, env.PAYSTACK_SECRET_KEY].map((key) => key?.split('_')[1]);
      if (modes[0] && modes[1] && modes[0] !== modes[1]) {
        const message = 'must be of the same mode as PAYSTACK_PUBLIC_KEY: both test or both live';
        context.addIssue({ code: 'custom', path: ['PAYSTACK_SECRET_KEY'], message });
      }
      if (modes.includes('live')) {
        required('SHARES_APPROVAL_REFERENCE', 'with live keys: offers of shares to the public are regulated');
      }
    }
    if (env.ADMIN_OWNER_USERNAME ?? env.ADMIN_OWNER_EMAIL ?? env.ADMIN_OWNER_PASSWORD) {
      for (const key of ['ADMIN_OWNER_USERNAME', 'ADMIN_OWNER_EMAIL', 'ADMIN_OWNER_PASSWORD'] as const) {
        required(key, 'when the owner is named by environment');
      }
    }
  });

export type Environment = z.output<typeof schema>;

/** Names of all variables, for whoever sets them: each may be given as KEY_FILE too. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(schema.shape);

/** Where links in mails and pages lead, without a slash at the end. */
export function siteUrl({ PUBLIC_URL, PORT }: Pick<Environment, 'PUBLIC_URL' | 'PORT'>): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '');
}

/** Injection token of the validated environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Says every missing or bad variable at once. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads and validates the environment; the only place that looks at it. Empty values count as unset, and the value
 * of each key may be in a file that KEY_FILE names.
 * @throws ConfigurationError naming every bad or missing key
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
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
