import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { apply, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved } from '../../support/api/state.js';

/**
 * What the serving role may do with each table: select, insert, update, delete. A new table is added here, with no
 * more than its feature needs: rows that must stay have neither u nor d.
 */
const TABLES: Record<string, string> = {
  activities: 'siud',
  admins: 'siud',
  api_tokens: 'si u(ending_told_at, last_used_at, revoked_at)',
  application_answers: 'si',
  application_events: 'si',
  application_exports: 'sid',
  application_files: 'sid',
  application_notes: 'sid u(application_id)',
  application_tags: 'sid',
  applications: 'siu',
  arrival_notices: 'siud',
  assignment_notices: 'sid',
  audit_log: 'si',
  audit_seals: 'si',
  audit_term: 's',
  bulk_action_items: 'sid u(outcome, tags_added, tags_removed)',
  bulk_actions: 'siud',
  calendar_feeds: 'siud',
  consent_texts: 'si',
  cv_texts: 'siu',
  desk_visits: 'siud',
  ended_job_alerts: 'sid',
  erasure_certificates: 'si',
  erasures_saved: 'si u(at)',
  idempotency_keys: 'siud',
  indexnow_pages: 'siud',
  interview_offers: 'sid',
  interview_slots: 'sid',
  interviews: 'siu',
  import_rows: 'sid u(digest)',
  imports: 'siud',
  job_pictures: 'siud',
  job_alert_matches: 'sid u(mail_id, told_at)',
  job_alert_openings: 'sid u(is_closing)',
  job_alerts: 'siud',
  jobs: 'siu',
  key_samples: 'sid',
  mail_batches: 'siu',
  mail_template_versions: 'si',
  mail_templates: 'siu',
  mails: 'siud',
  member_sessions: 'sid',
  members: 'siud',
  messages: 'siud',
  migrations: 's',
  note_mentions: 'si u(read_at)',
  one_time_links: 'siud',
  passkey_challenges: 'siud',
  passkeys: 'sid u(counter, last_used_at, name)',
  portal_setup: 'si',
  provider_identities: 'sid u(has_role_from_group)',
  rate_limits: 'siud',
  recovery_codes: 'sid u(used_at)',
  scorecards: 'sid u(comment, scores, updated_at)',
  sessions: 'sid u(identity_confirmed_at, is_two_step, last_used_at)',
  share_ledger: 'si',
  share_payment_events: 'si u(outcome, purchase_id)',
  share_purchases: 'siu',
  share_receipts: 'su',
  tags: 'siud',
  totp_secrets: 'sid u(confirmed_at, encrypted_secret, last_step)',
  unattached_files: 'siud',
  webhook_deliveries: 'siud',
  webhook_endpoints: 'siud',
  webhook_events: 'sid',
  webhook_jobs: 'siud',
  zones: 'siud',
};

/** The functions that run with the rights of the owner of the tables. */
const FUNCTIONS = ['erase_application(uuid)', 'prune_audit_log(bigint,bigint)'];

/** Tables whose rows nobody changes, each with a column that an UPDATE would change. */
const APPEND_ONLY = {
  application_events: 'type',
  audit_log: 'action',
  audit_seals: 'digest',
  consent_texts: 'text',
  erasure_certificates: 'reason',
  portal_setup: 'done_at',
  share_ledger: 'units',
};

describe('the serving role', () => {
  let app: ApiApp;
  let serving: pg.Client;
  beforeAll(async () => {
    app = await startApi();
    serving = new pg.Client({ connectionString: app.site.databaseUrl });
    await serving.connect();
    const owner = await registerAndLogIn(app);
    await apply(app, (await postJob(owner)).id);
    await app.query(
      `WITH purchase AS (
         INSERT INTO share_purchases (id, reference, units, unit_price, amount_kobo, currency, mode, email)
         VALUES (gen_random_uuid(), 'SMS-1', 1, 1000, 100000, 'NGN', 'test', 'buyer@example.com') RETURNING id)
       INSERT INTO share_ledger (purchase_id, units, amount_kobo, mode, provider_transaction)
       SELECT id, 1, 100000, 'test', '1' FROM purchase`,
    );
    await app.inside.sealAudit();
    await app.query(
      `INSERT INTO erasure_certificates (id, application_id, reason, file_count)
       VALUES (gen_random_uuid(), gen_random_uuid(), 'request', 0)`,
    );
  });
  afterAll(async () => {
    await serving.end();
    await app.close();
  });

  const rows = async (table: string) => (await app.query(`SELECT FROM ${table}`)).length;

  it('is used by every connection of a backend', async () => {
    const connected = await app.query<{ usename: string }>(
      `SELECT DISTINCT usename FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'smash-backend'`,
    );
    expect(connected).toEqual([{ usename: new URL(app.site.databaseUrl).username }]);
    expect(await app.query('SELECT current_user AS role')).not.toEqual([{ role: connected[0]?.usename }]);
  });

  it('may do with each table what the list says, and may call only the listed functions of the owner', async () => {
    const { username } = new URL(app.site.databaseUrl);
    const granted = await app.query<{ name: string; rights: string; columns: string }>(
      `SELECT c.relname AS name,
         (SELECT coalesce(string_agg(a.privilege_type, ' '), '') FROM aclexplode(c.relacl) a
          WHERE a.grantee IN (0, $1::regrole)) AS rights,
         (SELECT coalesce(string_agg(a.privilege_type || ' ' || attname, ',' ORDER BY attname), '')
          FROM pg_attribute, aclexplode(attacl) a WHERE attrelid = c.oid AND a.grantee IN (0, $1::regrole)) AS columns
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
         AND NOT (relkind = 'S' AND NOT EXISTS (SELECT FROM aclexplode(relacl) a WHERE a.grantee IN (0, $1::regrole)))
       ORDER BY 1`,
      [username],
    );
    const said = granted.map(({ name, rights, columns }) => [name, shorten(rights, columns)]);
    expect(Object.fromEntries(said)).toEqual(TABLES);
    const callable = await app.query<{ name: string }>(
      `SELECT oid::regprocedure::text AS name FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND prosecdef AND has_function_privilege($1, oid, 'EXECUTE')`,
      [username],
    );
    expect(callable.map(({ name }) => name)).toEqual(FUNCTIONS);
    const open = await app.query(
      `SELECT oid::regprocedure FROM pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) a
       WHERE prosecdef AND pronamespace = 'public'::regnamespace AND a.grantee = 0`,
    );
    expect(open).toEqual([]);
  });

  it.each(Object.entries(APPEND_ONLY))(
    'can add to %s and read it, but change nothing',
    async (table, column) => {
      expect(await rows(table)).toBeGreaterThan(0);
      const before = await app.query(`SELECT * FROM ${table}`);
      for (const statement of [
        `DELETE FROM ${table}`,
        `UPDATE ${table} SET ${column} = ${column}`,
        `TRUNCATE ${table}`,
        `TRUNCATE ${table} CASCADE`,
        `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
        `DROP TABLE ${table}`,
        `SELECT FROM ${table} FOR UPDATE`,
      ]) {
        await expect(serving.query(statement)).rejects.toThrow(/permission denied|must be owner/);
      }
      expect(await app.query(`SELECT * FROM ${table}`)).toEqual(before);
    },
  );

  it.each([
    'CREATE TABLE mine (id integer)',
    'CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine SUPERUSER',
    'CREATE DATABASE mine',
    'CREATE EXTENSION file_fdw',
    'ALTER TABLE jobs ADD COLUMN mine integer',
    'CREATE INDEX mine ON jobs (title)',
    'TRUNCATE rate_limits',
    'DELETE FROM applications',
    `COPY jobs TO PROGRAM 'cat > /dev/null'`,
    `COPY jobs FROM '/etc/passwd'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'SELECT rolpassword FROM pg_authid',
    'SET ROLE pg_read_all_data',
    `SET session_replication_role = 'replica'`,
  ])('is refused: %s', async (statement) => {
    await expect(serving.query(statement)).rejects.toThrow(
      /permission denied|must be owner|must be superuser/,
    );
  });

  it('cannot become the role that owns the tables', async () => {
    const { username } = new URL(app.site.ownerUrl);
    await expect(serving.query(`SET ROLE "${username}"`)).rejects.toThrow('permission denied');
    await expect(serving.query(`SET SESSION AUTHORIZATION "${username}"`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('can erase an application only with a certificate and together with its files', async () => {
    const [application] = await app.query<{ id: string }>('SELECT id FROM applications');
    const erase = () => serving.query('SELECT erase_application($1)', [application?.id]);
    await expect(erase()).rejects.toThrow('an application is erased with a certificate');
    await serving.query('BEGIN');
    await serving.query(
      `INSERT INTO erasure_certificates (id, application_id, reason, file_count)
       VALUES (gen_random_uuid(), $1, 'request', 1)`,
      [application?.id],
    );
    await expect(erase()).rejects.toThrow('an application is erased with its files');
    await serving.query('ROLLBACK');
    expect(await rows('applications')).toBe(1);
    expect(await rows('application_events')).toBeGreaterThan(0);

    await app.query('UPDATE applications SET removed_at = now()');
    await eraseRemoved(app);
    expect(await rows('applications')).toBe(0);
    expect(await rows('application_events')).toBe(0);
    expect(await rows('erasure_certificates')).toBe(2);
  });
});

/** "SELECT INSERT" as "si"; an UPDATE of some columns as " u(a, b)". Other rights stay words. */
function shorten(rights: string, columns: string): string {
  const letters = new Map([
    ['SELECT', 's'],
    ['INSERT', 'i'],
    ['UPDATE', 'u'],
    ['DELETE', 'd'],
  ]);
  const order = [...letters.keys()];
  const words = rights.split(' ').filter(Boolean);
  const table = words
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((word) => letters.get(word) ?? ` ${word} `)
    .join('');
  const some = columns.split(',').filter(Boolean);
  if (some.length === 0) return table;
  return `${table} u(${some.map((right) => right.replace('UPDATE ', '')).join(', ')})`;
}
