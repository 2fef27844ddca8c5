import type { DataSource } from 'typeorm';
import { LIMITED_SCHEMA as SCHEMA, SETTINGS } from '../platform/brand-scope/index.js';
import { sha256 } from '../platform/text/sha256.js';
import type { GrantedTable } from './grants.js';

const BRANDS = `current_setting('${SETTINGS.brands}')::text[]`;
const ACCOUNT = `current_setting('${SETTINGS.account}')::uuid`;

const JOBS_IN_SCOPE = `SELECT id FROM public.jobs WHERE brand = ANY(${BRANDS})`;

/** A subquery for each row, not a join, so that it adds nothing to the joins of the surrounding statement. */
const ofApplication = (column = 'application_id') =>
  `(SELECT a.job_id FROM public.applications a WHERE a.id = t.${column}) IN (${JOBS_IN_SCOPE})`;
const through = (table: string, column: string) =>
  `EXISTS (SELECT FROM ${SCHEMA}.${table} o WHERE o.id = t.${column})`;

/** All rows: about accounts, members or the company, or filtered by their owner elsewhere. */
const EVERYTHING = 'true';

/**
 * Which rows `t` of each table a limited account sees. Every table has to be named: any other does not exist for
 * limited accounts. The views have the names of the tables (docs/decisions/0103-accounts-limited-to-brands.md).
 */
const LIMITED_ROWS: Readonly<Record<GrantedTable, string>> = {
  activities: EVERYTHING,
  admins: EVERYTHING,
  api_tokens: EVERYTHING,
  application_answers: ofApplication(),
  application_events: ofApplication(),
  // Only the session that made an export can open it.
  application_exports: EVERYTHING,
  application_files: ofApplication(),
  application_notes: ofApplication(),
  application_tags: ofApplication(),
  applications: `t.job_id IN (${JOBS_IN_SCOPE})`,
  arrival_notices: EVERYTHING,
  assignment_notices: ofApplication(),
  audit_log: EVERYTHING,
  audit_seals: EVERYTHING,
  audit_term: EVERYTHING,
  // Of the account's own actions; changes to applications go through the view `applications`.
  bulk_action_items: through('bulk_actions', 'bulk_action_id'),
  bulk_actions: `t.actor_id = ${ACCOUNT}`,
  calendar_feeds: EVERYTHING,
  consent_texts: EVERYTHING,
  cv_texts: ofApplication(),
  desk_visits: EVERYTHING,
  ended_job_alerts: EVERYTHING,
  erasure_certificates: EVERYTHING,
  erasures_saved: EVERYTHING,
  idempotency_keys: EVERYTHING,
  import_rows: `(t.application_id IS NULL OR ${ofApplication()}) AND (t.job_id IS NULL OR t.job_id IN (${JOBS_IN_SCOPE}))`,
  imports: `t.actor_id = ${ACCOUNT}`,
  indexnow_pages: EVERYTHING,
  interview_offers: through('interviews', 'interview_id'),
  interview_slots: EVERYTHING,
  interviews: ofApplication(),
  job_alert_matches: EVERYTHING,
  job_alert_openings: EVERYTHING,
  job_alerts: EVERYTHING,
  job_pictures: `t.job_id IN (${JOBS_IN_SCOPE})`,
  jobs: `t.brand = ANY(${BRANDS})`,
  key_samples: EVERYTHING,
  mail_batches: `t.actor_id = ${ACCOUNT}`,
  mail_template_versions: EVERYTHING,
  mail_templates: EVERYTHING,
  mails: `t.application_id IS NULL OR ${ofApplication()}`,
  member_sessions: EVERYTHING,
  members: EVERYTHING,
  messages: EVERYTHING,
  migrations: EVERYTHING,
  note_mentions: through('application_notes', 'note_id'),
  one_time_links: EVERYTHING,
  passkey_challenges: EVERYTHING,
  passkeys: EVERYTHING,
  portal_setup: EVERYTHING,
  provider_identities: EVERYTHING,
  rate_limits: EVERYTHING,
  recovery_codes: EVERYTHING,
  scorecards: ofApplication(),
  sessions: EVERYTHING,
  share_ledger: EVERYTHING,
  share_payment_events: EVERYTHING,
  share_purchases: EVERYTHING,
  share_receipts: EVERYTHING,
  tags: EVERYTHING,
  totp_secrets: EVERYTHING,
  unattached_files: EVERYTHING,
  // Only accounts without a limit see webhooks, but any account writes to these tables when it changes something.
  webhook_deliveries: EVERYTHING,
  webhook_endpoints: EVERYTHING,
  webhook_events: EVERYTHING,
  webhook_jobs: EVERYTHING,
  zones: EVERYTHING,
};

/** Made first, since other views read from them. */
const FIRST = ['bulk_actions', 'interviews', 'application_notes'] as const satisfies GrantedTable[];
const TABLES = Object.keys(LIMITED_ROWS) as GrantedTable[];
const IN_ORDER = [...new Set<GrantedTable>([...FIRST, ...TABLES])];

/**
 * Views with the rights of the caller, and without a security barrier, so that conditions of the surrounding statement
 * can use the indexes.
 */
const makeView = (name: string, query: string) =>
  `CREATE VIEW ${SCHEMA}.${name} WITH (security_invoker = true) AS ${query}`;
const MAKE = IN_ORDER.map((table) =>
  makeView(table, `SELECT t.* FROM public.${table} t WHERE ${LIMITED_ROWS[table]}`),
);
const VERSION = sha256(MAKE.join(';'));

/** Whether the views are those of this version. Their columns are those that the tables had when they were made. */
export async function hasLimitedViews(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ version: string | null }[]>(
    `SELECT obj_description(to_regnamespace($1), 'pg_namespace') AS version`,
    [SCHEMA],
  );
  return row?.version === VERSION;
}

/** Whether there are any views, of whatever version. */
export async function hasSomeLimitedViews(dataSource: DataSource): Promise<boolean> {
  const views = await dataSource.query<unknown[]>(
    `SELECT FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind = 'v' LIMIT 1`,
    [SCHEMA],
  );
  return views.length > 0;
}

/**
 * Drops the views before tables change, since views lock the shape of their tables. Until they are made again, no table
 * exists for limited accounts.
 * @returns the statements that restore the views as they were
 */
export async function dropLimitedViews(dataSource: DataSource): Promise<string[]> {
  return dataSource.transaction(async (manager) => {
    // In the order in which they were made, since some read from others.
    const views = await manager.query<{ name: string; query: string }[]>(
      `SELECT relname AS name, pg_get_viewdef(oid) AS query FROM pg_class
       WHERE relnamespace = to_regnamespace($1) AND relkind = 'v' ORDER BY oid`,
      [SCHEMA],
    );
    if (views.length === 0) return [];
    await manager.query(`DROP VIEW ${views.map(({ name }) => `${SCHEMA}.${name}`).join(', ')}`);
    await manager.query(`COMMENT ON SCHEMA ${SCHEMA} IS NULL`);
    return views.map(({ name, query }) => makeView(name, query));
  });
}

export async function makeLimitedViews(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const statement of MAKE) await manager.query(statement);
    await manager.query(`COMMENT ON SCHEMA ${SCHEMA} IS '${VERSION}'`);
  });
}

/** Restores the views for the version that still serves; the migration makes its own at its end. */
export async function restoreLimitedViews(
  dataSource: DataSource,
  statements: readonly string[],
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    for (const statement of statements) await manager.query(statement);
  });
}
