import { RETENTION_MONTHS } from '@smash/contract';
import { z } from 'zod';
import { parseFileEncryptionKeys } from '../encryption/encryption-keys.js';
import { accounts, singleSignOn } from './environment-accounts.js';
import {
  addressOf,
  anyWebAddress,
  flag,
  optionalText,
  port,
  readBy,
  secret,
  secrets,
  serverAddress,
  siteAddress,
  whole,
} from './environment-fields.js';
import { mail, observation, onboarding, searchEngines, shares, webhooks } from './environment-services.js';

const server = {
  PORT: port.default(8080).describe('Port to listen on.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: siteAddress
    .optional()
    .describe(
      'Address that visitors use: scheme, host and port, without a path. Links, structured data and page heads contain it. `http://localhost:PORT` if not set. Part of the pages: build again after a change.',
    ),
  PORTAL_HOST: z
    .string()
    .regex(
      /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
      'must be a host name in small letters, without scheme and port',
    )
    .optional()
    .describe(
      'Host name of its own for the portal, such as `portal.example.com`, with the scheme and port of `PUBLIC_URL`. Then no other page of the site shares its local storage.',
    ),
  TRUST_PROXY: optionalText.describe(
    "Addresses or subnets of your proxy, comma separated. Their `X-Forwarded-For` is believed, so that limits count visitors and not the proxy. Express's names, such as `uniquelocal`, are allowed.",
  ),
  SHUTDOWN_DELAY_MS: whole(0, 120_000)
    .default(0)
    .describe(
      'Milliseconds for which a backend still serves at a shutdown after it reports that it is not ready, so that a proxy notices.',
    ),
  SITE_PUBLIC_PATH: optionalText.describe(
    'Folder of the built public site, if this process also serves it. The folder `server` beside it contains what renders the pages of jobs.',
  ),
  SITE_ADMIN_PATH: optionalText.describe('Folder of the built portal, if this process also serves it.'),
  SOURCE_COMMIT: z
    .union([z.literal(''), z.string().regex(/^[0-9a-f]{7,40}$/, 'must be the hash of a commit')])
    .optional()
    .transform((value) => value || undefined)
    .describe(
      'Commit that the program was built from, shown after the version. Images and `npm start` set it; images of a release have none.',
    ),
};

const database = {
  DATABASE_URL: addressOf(/^postgres(ql)?$/).describe(
    '`postgres://user:password@host:5432/database`, PostgreSQL 15 or newer with pg_trgm. Add `?sslmode=verify-full` if the database is not on a network of yours: without it nothing is encrypted. A pooler is possible if it keeps sessions and passes on `statement_timeout`, `lock_timeout` and `idle_in_transaction_session_timeout`.',
  ),
  DATABASE_OWNER_URL: addressOf(/^postgres(ql)?$/)
    .optional()
    .describe(
      'The same database with the role that owns the tables. Only the migration and backups use it; the migration makes the role of `DATABASE_URL` and gives it its rights. If not set, one role does both.',
    ),
  DATABASE_STANDBY_URL: addressOf(/^postgres(ql)?$/)
    .optional()
    .describe(
      'The same database on a streaming standby, with the role of `DATABASE_URL`. It answers lists and statistics of applications while it keeps up; otherwise the primary does.',
    ),
  DATABASE_POOL_SIZE: whole(2, 200)
    .default(20)
    .describe(
      'Most connections of one process to each of the servers of `DATABASE_URL` and `DATABASE_STANDBY_URL`.',
    ),
  API_DOCS: flag.prefault('true').describe('Shows the description of the API at `/api/docs`.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto)$/ })
    .optional()
    .describe(
      'Contact for security reports, shown in `/.well-known/security.txt`. The mailbox `SUPPORT_EMAIL` if not set.',
    ),
  MIGRATE_ON_START: flag.prefault('false').describe('Migrates the database at the start.'),
  SEED_SAMPLE_JOBS: flag.prefault('false').describe('Puts sample jobs into an empty database.'),
};

const files = {
  STORAGE: z.enum(['disk', 's3']).default('disk').describe('Where files are kept.'),
  STORAGE_PATH: optionalText.describe('Folder of the files; required when `STORAGE` is `disk`.'),
  S3_ENDPOINT: serverAddress
    .optional()
    .describe(
      'Address of any S3 server. Required when `STORAGE` is `s3`, with both keys or the identity of a pod.',
    ),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_BUCKET: z.string().default('applications').describe('Bucket of the files. It must exist.'),
  S3_ACCESS_KEY: optionalText.describe("Access key of the backend's user."),
  S3_SECRET_KEY: optionalText.describe("Secret key of the backend's user."),
  AWS_ROLE_ARN: optionalText.describe(
    'Instead of keys: the role whose temporary keys this process gets by AssumeRoleWithWebIdentity. A cluster sets it for a ServiceAccount with an identity, and also `AWS_WEB_IDENTITY_TOKEN_FILE`, or `AWS_CONTAINER_CREDENTIALS_FULL_URI` with `AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE`; see [operations](operations.md#an-object-store-without-keys).',
  ),
  AWS_WEB_IDENTITY_TOKEN_FILE: optionalText.describe(
    'File with the token of the cluster for `AWS_ROLE_ARN`.',
  ),
  AWS_ENDPOINT_URL_STS: anyWebAddress
    .optional()
    .describe(
      "Address of the service that gives those keys: Amazon's in `S3_REGION` if not set, or an S3 server that can.",
    ),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: anyWebAddress
    .optional()
    .describe(
      'Instead of the role: address of an agent on the node that gives keys, such as the agent of EKS Pod Identity.',
    ),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: optionalText.describe('File with the token for that agent.'),
  UPLOAD_PATH: z
    .string()
    .min(1)
    .describe('Folder for uploads under way, emptied at the start. Each process needs its own.'),
  FILE_ENCRYPTION_KEYS: readBy(parseFileEncryptionKeys).describe(
    '`id:base64` pairs of 32-byte keys, comma separated; the first encrypts, all decrypt. **Lost keys are lost files.**',
  ),
  CLAMD_HOST: optionalText.describe(
    "ClamAV's server, which scans every upload before it is stored. While it is down, nobody can apply. If not set, no upload is scanned.",
  ),
  CLAMD_PORT: whole(1, 65_535).default(3310).describe("Port of ClamAV's server."),
};

const backups = {
  BACKUP_S3_ENDPOINT: serverAddress
    .optional()
    .describe('S3 server for backups into `s3://bucket/prefix`. Only the backup commands use it.'),
  BACKUP_S3_REGION: z.string().default('us-east-1').describe('Region of that bucket.'),
  BACKUP_S3_ACCESS_KEY: optionalText.describe(
    'Access key for that bucket. If not set, the identity of `AWS_ROLE_ARN` or of the agent is used.',
  ),
  BACKUP_S3_SECRET_KEY: optionalText.describe('Secret key for that bucket.'),
};

const secretsAndLimits = {
  JWT_SECRET: secret.describe(
    'Signs sessions. This and the next three are random, and the same for every process.',
  ),
  FILE_LINK_SECRET: secret.describe(
    'Signs links to files, exports and receipts, and the links in job alerts, which never expire.',
  ),
  FILE_LINK_SECRET_FORMER: secrets
    .optional()
    .describe(
      'Earlier values of `FILE_LINK_SECRET`, comma separated. Links in job alerts that were signed with one of them can still end or prolong the alert, and nothing else.',
    ),
  RATE_LIMIT_SECRET: secret.describe('Key of the hashes under which the limits count people.'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every limit, for load tests.'),
};

const applications = {
  APPLICATION_RETENTION_MONTHS: whole(0, 1_200)
    .default(RETENTION_MONTHS)
    .describe(
      'Months from the close of a job until its applications are erased; 0 keeps all. The privacy policy names them: build again after a change.',
    ),
  APPLICATION_UNDO_MINUTES: whole(1, 10_080)
    .default(10)
    .describe(
      'Minutes in which a removed application can be restored. After that it is erased with its files. At most a week.',
    ),
  AUDIT_LOG_DAYS: whole(0, 36_500)
    .default(730)
    .describe(
      'Days for which an entry of the audit log is kept; 0 keeps all. Entries about erasures and settings always stay. The migration reads it, so a change takes effect then.',
    ),
  MAINTENANCE_INTERVAL_SECONDS: whole(1, 3_600)
    .default(60)
    .describe('Seconds between two rounds of removing what has expired.'),
};

/** Every variable that the backend reads, by section; docs/configuration.md is generated from it. */
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

/** All variables as one object, each validated by itself. */
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
