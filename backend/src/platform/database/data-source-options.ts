import type { ClientBase } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { type Timings, TIMINGS } from '../config/timings.js';
import { ApplicationEvent } from '../../modules/applications/entities/application-event.entity.js';
import { ApplicationExport } from '../../modules/applications/entities/application-export.entity.js';
import { ApplicationFile } from '../../modules/applications/entities/application-file.entity.js';
import { ApplicationNote } from '../../modules/applications/entities/application-note.entity.js';
import { Application } from '../../modules/applications/entities/application.entity.js';
import { ConsentText } from '../../modules/applications/entities/consent-text.entity.js';
import { ErasureCertificate } from '../../modules/applications/entities/erasure-certificate.entity.js';
import { IdempotencyKey } from '../../modules/applications/entities/idempotency-key.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Admin } from '../auth/entities/admin.entity.js';
import { PortalSetup } from '../auth/entities/portal-setup.entity.js';
import { Session } from '../auth/entities/session.entity.js';
import { Activity } from '../../modules/community/activities/activity.entity.js';
import { Message } from '../../modules/community/messages/message.entity.js';
import { Zone } from '../../modules/community/zones/zone.entity.js';
import { UnattachedFile } from '../files/unattached-file.entity.js';
import { Job } from '../../modules/jobs/job.entity.js';
import { OneTimeLink } from '../tokens/one-time-token.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { MemberSession } from '../../modules/members/entities/member-session.entity.js';
import { Member } from '../../modules/members/entities/member.entity.js';
import { LedgerEntry } from '../../modules/shares/entities/ledger-entry.entity.js';
import { PaymentEvent } from '../../modules/shares/entities/payment-event.entity.js';
import { SharePurchase } from '../../modules/shares/entities/share-purchase.entity.js';
import { MIGRATIONS } from '../../database/migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

export const ENTITIES = [
  Job,
  Application,
  ApplicationFile,
  ApplicationEvent,
  ApplicationNote,
  ApplicationExport,
  ConsentText,
  ErasureCertificate,
  IdempotencyKey,
  UnattachedFile,
  Admin,
  PortalSetup,
  Session,
  AuditEntry,
  Zone,
  Activity,
  Message,
  Mail,
  OneTimeLink,
  Member,
  MemberSession,
  SharePurchase,
  LedgerEntry,
  PaymentEvent,
];

/** How every process connects: bounded waits, so that a held lock or a lost server ends in a 503, not in a hang. */
export function dataSourceOptions(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  { statement, lock }: Pick<Timings, 'statement' | 'lock'> = TIMINGS,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: environment.DATABASE_URL,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    logging: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'smash-backend',
    poolSize: environment.DATABASE_POOL_SIZE,
    connectTimeoutMS: 5_000,
    extra: {
      connectionTimeoutMillis: 5_000,
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      onConnect: surviveLoss,
    },
  };
}

/**
 * A connection that dies while it is handed from the pool to its user has neither's listener, and an error without one
 * ends the process. Its queries fail all the same, and the pool does not hand it out again.
 */
function surviveLoss(client: ClientBase): void {
  client.on('error', () => undefined);
}
