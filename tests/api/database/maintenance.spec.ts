import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aSignUp, anAccount } from '../../support/samples/builders.js';
import { eventually } from '../../support/api/state.js';
import { waitingForLocks } from '../../support/api/held-up.js';
import { joinAsMember } from '../../support/api/members.js';
import { insertApplications } from '../../support/api/rows.js';

describe('the maintenance', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    // No mail server answers: mails wait, but addresses have to be confirmed.
    app = await startApi(
      { MAINTENANCE_INTERVAL_SECONDS: '1', SMTP_URL: 'smtp://127.0.0.1:1' },
      { lock: 600_000, statement: 600_000 },
    );
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  it('erases, round after round, a removed application that can no longer be restored, with its file', async () => {
    const { id: jobId } = await postJob(owner);
    for (const round of [1, 2]) {
      const { id } = await apply(app, jobId);
      await owner.api.delete(`/api/applications/${id}`).expect(204);
      expect(await app.storedObjects()).toHaveLength(1);
      await app.query(`UPDATE applications SET removed_at = now() - interval '30 days'`);
      await eventually(async () => {
        expect(await app.query('SELECT FROM erasure_certificates')).toHaveLength(round);
        expect(await app.storedObjects()).toEqual([]);
      });
    }
  });

  it('removes a registration and a sign-up that nobody confirmed within a week', async () => {
    const register = async () => {
      const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
      return (body as { id: string }).id;
    };
    const signUp = async () => {
      const form = aSignUp();
      await app.visitor.post('/api/members/').send(form).expect(201);
      return form.email;
    };
    const [old, waiting, confirmed] = [await register(), await register(), await register()];
    const [oldMember, waitingMember] = [await signUp(), await signUp()];
    await app.query('UPDATE one_time_links SET expires_at = now()');
    // As if these had asked for the link once more.
    const [askedAgain, memberAgain] = [await register(), await signUp()];
    await app.query(`UPDATE admins SET email_confirmed_at = now() WHERE id = $1`, [confirmed]);
    await app.query(`UPDATE admins SET created_at = now() - interval '8 days' WHERE id IN ($1, $2, $3)`, [
      old,
      confirmed,
      askedAgain,
    ]);
    await app.query(`UPDATE members SET created_at = now() - interval '8 days' WHERE email IN ($1, $2)`, [
      oldMember,
      memberAgain,
    ]);
    await eventually(async () => {
      const accounts = await app.query<{ id: string }>(`SELECT id FROM admins WHERE status = 'pending'`);
      expect(accounts.map(({ id }) => id).sort()).toEqual([waiting, confirmed, askedAgain].sort());
      const members = await app.query<{ email: string }>('SELECT email FROM members');
      expect(members.map(({ email }) => email).sort()).toEqual([waitingMember, memberAgain].sort());
    });
    const expired = await app.query(`SELECT action, object_id FROM audit_log WHERE action LIKE '%expired'`);
    expect(expired).toEqual(
      expect.arrayContaining([
        { action: 'account.registration_expired', object_id: old },
        expect.objectContaining({ action: 'member.sign_up_expired' }),
      ]),
    );
  });

  it('removes idempotency keys and mailed links that have expired, and no others', async () => {
    const { id: jobId } = await postJob(owner);
    const remember = async () => {
      await apply(app, jobId);
      await app.visitor.post('/api/register').send(anAccount()).expect(201);
    };
    const kept = async () => [
      await app.query<{ id: string }>('SELECT key AS id FROM idempotency_keys ORDER BY 1'),
      await app.query<{ id: string }>('SELECT token_hash AS id FROM one_time_links ORDER BY 1'),
    ];
    await remember();
    const old = (await kept()).flat().map(({ id }) => id);
    await remember();
    const young = (await kept()).map((rows) => rows.filter(({ id }) => !old.includes(id)));
    await app.query('UPDATE idempotency_keys SET expires_at = now() WHERE key = ANY($1)', [old]);
    await app.query('UPDATE one_time_links SET expires_at = now() WHERE token_hash = ANY($1)', [old]);
    await eventually(async () => expect(await kept()).toEqual(young));
    expect(young.every((rows) => rows.length > 0)).toBe(true);
  });

  const order = (reference: string, status: string, days: number, nextCheck: 'now()' | 'NULL' = 'now()') =>
    app.query(
      `INSERT INTO share_purchases
         (id, reference, units, unit_price, amount_kobo, currency, mode, email, status, created_at, next_check_at)
       VALUES (gen_random_uuid(), $1, 1000, 1000, 100000000, 'NGN', 'test', 'buyer@example.com', $2,
               now() - make_interval(days => $3), ${nextCheck})`,
      [reference, status, days],
    );
  /** An order whose payment the provider has reported, but which cannot be checked without keys. */
  const wait = async (reference: string, days: number) => {
    await order(reference, 'pending', 0);
    await app.query(
      `WITH told AS (
         INSERT INTO share_payment_events (key, event, reference, purchase_id, outcome)
         SELECT reference, 'charge.success', reference, id, 'accepted' FROM share_purchases WHERE reference = $1)
       UPDATE share_purchases SET created_at = now() - make_interval(days => $2) WHERE reference = $1`,
      [reference, days],
    );
  };

  it('gives up an order that cannot be checked without keys, unless the provider reported its payment', async () => {
    await order('SHR-UNASKED', 'pending', 7);
    await order('SHR-YOUNG', 'pending', 5);
    await wait('SHR-TOLD', 7);
    await eventually(async () => {
      const rows = await app.query(
        `SELECT reference, status, next_check_at IS NOT NULL AS is_asked_about FROM share_purchases ORDER BY reference`,
      );
      expect(rows).toEqual([
        { reference: 'SHR-TOLD', status: 'pending', is_asked_about: true },
        { reference: 'SHR-UNASKED', status: 'failed', is_asked_about: true },
        { reference: 'SHR-YOUNG', status: 'pending', is_asked_about: true },
      ]);
    });
    expect(
      await app.query(
        `SELECT p.reference FROM audit_log a JOIN share_purchases p ON p.id::text = a.object_id
         WHERE a.action = 'purchase.given_up'`,
      ),
    ).toEqual([{ reference: 'SHR-UNASKED' }]);
    await app.query('DELETE FROM share_payment_events');
    await app.query('DELETE FROM share_purchases');
  });

  it('removes the address of an order that nobody paid for 30 days, or 90 while it is still to be asked about', async () => {
    await order('SMS-ASKED-31', 'failed', 31, 'NULL');
    await order('SMS-ASKED-29', 'failed', 29, 'NULL');
    await order('SMS-DUE-89', 'failed', 89);
    await order('SMS-DUE-91', 'failed', 91);
    await wait('SMS-TOLD-91', 91);
    await eventually(async () => {
      const kept = await app.query<{ reference: string }>(
        `SELECT reference FROM share_purchases WHERE email IS NOT NULL ORDER BY reference`,
      );
      expect(kept.map(({ reference }) => reference)).toEqual(['SMS-ASKED-29', 'SMS-DUE-89', 'SMS-TOLD-91']);
    });
    const due = await app.query<{ reference: string }>(
      `SELECT reference FROM share_purchases WHERE next_check_at IS NOT NULL ORDER BY reference`,
    );
    expect(due.map(({ reference }) => reference)).toEqual(['SMS-DUE-89', 'SMS-TOLD-91']);
  });

  it('does everything else that is due', async () => {
    const { id: open } = await postJob(owner);
    const { id: closed } = await postJob(owner, { is_active: false });
    await joinAsMember(app);
    await insertApplications(app, open, 2, { email: `'pool' || n || '@example.com'` });
    /** A statement that makes something due, and a query that finds it until it is done. */
    const work: [due: string, left: string][] = [
      [
        `UPDATE applications SET pool_since = now(), pool_until = now() + interval '1 day' WHERE email = 'pool1@example.com'`,
        `FROM applications WHERE email = 'pool1@example.com' AND pool_reminded_at IS NULL`,
      ],
      [
        `UPDATE applications SET pool_since = now(), pool_until = now() WHERE email = 'pool2@example.com'`,
        `FROM applications WHERE email = 'pool2@example.com' AND pool_until IS NOT NULL`,
      ],
      [
        `INSERT INTO application_exports (id, session_id, kind, name, query, expires_at)
         SELECT gen_random_uuid(), id, 'csv', 'x', '{}', now() FROM sessions`,
        'FROM application_exports',
      ],
      [
        `INSERT INTO passkey_challenges (id, admin_id, challenge, expires_at)
         VALUES (gen_random_uuid(), '${owner.id}', 'x', now())`,
        'FROM passkey_challenges',
      ],
      [
        `INSERT INTO totp_secrets (id, admin_id, encrypted_secret, created_at)
         VALUES (gen_random_uuid(), '${owner.id}', 'x', now() - interval '1 day')`,
        'FROM totp_secrets',
      ],
      ['UPDATE member_sessions SET expires_at = now()', 'FROM member_sessions'],
      [
        `INSERT INTO job_pictures (job_id, digest, png) VALUES (${closed}, repeat('0', 64), '')`,
        `FROM job_pictures WHERE job_id = ${closed}`,
      ],
      [
        `INSERT INTO job_alerts (id, email, frequency, confirmed_at, expires_at)
         VALUES (gen_random_uuid(), 'ending@example.com', 'weekly', now(), now() + interval '1 day')`,
        `FROM job_alerts WHERE email = 'ending@example.com' AND reminded_at IS NULL`,
      ],
      [
        `INSERT INTO job_alerts (id, email, frequency, expires_at)
         VALUES (gen_random_uuid(), 'unconfirmed@example.com', 'weekly', now())`,
        `FROM job_alerts WHERE email = 'unconfirmed@example.com'`,
      ],
      [
        `INSERT INTO interview_slots (id, starts_at, ends_at, place)
         VALUES (gen_random_uuid(), now(), now() + interval '1 hour', 'x')`,
        'FROM interview_slots',
      ],
      [
        `INSERT INTO imports (id, kind, state, client_key, name, sha256, headings, sample, row_count, created_at, failed_at)
         VALUES (gen_random_uuid(), 'jobs', 'importing', 'a', 'x', 'x', '[]', '[]', 0, now() - interval '2 days', now() - interval '2 days')`,
        `FROM imports WHERE state = 'importing'`,
      ],
      [
        `INSERT INTO imports (id, kind, state, client_key, name, sha256, headings, sample, row_count, finished_at)
         VALUES (gen_random_uuid(), 'jobs', 'done', 'b', 'x', 'x', '[]', '[]', 0, now() - interval '91 days')`,
        `FROM imports WHERE client_key = 'b'`,
      ],
      [
        `INSERT INTO bulk_actions (id, actor_id, digest, act, total, undoable_until, finished_at)
         VALUES (gen_random_uuid(), '${owner.id}', 'x', 'remove', 0, now(), now() - interval '8 days')`,
        'FROM bulk_actions',
      ],
      [
        `INSERT INTO webhook_jobs (job_id, status) VALUES (${closed}, 'open')
         ON CONFLICT (job_id) DO UPDATE SET status = 'open'`,
        `FROM webhook_jobs WHERE job_id = ${closed} AND status = 'open'`,
      ],
      [
        `INSERT INTO webhook_events (id, type, data, created_at)
         VALUES (gen_random_uuid(), 'job.posted', '{}', now() - interval '31 days')`,
        'FROM webhook_events',
      ],
      [
        `INSERT INTO rate_limits (key, points, expire) VALUES ('x:x', 1, 1)`,
        `FROM rate_limits WHERE key = 'x:x'`,
      ],
    ];
    for (const [due] of work) await app.query(due);
    await eventually(async () => {
      const left: string[] = [];
      for (const [, from] of work) if ((await app.query(`SELECT ${from}`)).length > 0) left.push(from);
      expect(left).toEqual([]);
    });
  });

  it('goes on with all other parts, round after round, while one part waits', async () => {
    const { id } = await postJob(owner);
    const holding = new pg.Client({ connectionString: app.site.ownerUrl });
    await holding.connect();
    try {
      await holding.query('BEGIN; LOCK TABLE rate_limits IN ACCESS EXCLUSIVE MODE');
      await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(1));
      await app.query('UPDATE jobs SET is_active = false WHERE id = $1', [id]);
      await eventually(async () => {
        const closed = await app.query('SELECT FROM jobs WHERE id = $1 AND closed_at IS NOT NULL', [id]);
        expect(closed).toHaveLength(1);
      });
      expect(await waitingForLocks(app)).toHaveLength(1);
    } finally {
      await holding.end();
    }
  });

  it('goes on with all other parts if one part fails', async () => {
    const { id } = await postJob(owner);
    await app.query('ALTER TABLE rate_limits RENAME TO rate_limits_away');
    await app.query('UPDATE jobs SET is_active = false WHERE id = $1', [id]);
    await eventually(async () => {
      const closed = await app.query('SELECT FROM jobs WHERE id = $1 AND closed_at IS NOT NULL', [id]);
      expect(closed).toHaveLength(1);
    });
    await app.query('ALTER TABLE rate_limits_away RENAME TO rate_limits');
  });
});
