import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { withRefusedMails } from '../../support/api/held-up.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';

const TIMINGS = { digestPoll: 50 };
const HR = 'hr@example.com';

describe('mail about new applications', () => {
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let ngozi: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi({ HR_EMAIL: HR }, TIMINGS);
    // Two backends share the digests.
    other = await startApi({ DATABASE_URL: app.site.environment.DATABASE_URL ?? '', HR_EMAIL: HR }, TIMINGS);
    owner = await registerAndLogIn(app);
    ngozi = await joinAs(app, owner, 'reviewer');
  });
  beforeEach(async () => {
    await app.query('DELETE FROM arrival_notices');
    await app.query('DELETE FROM mails');
    jobId = (await postJob(owner, { title: 'Rider Lead' })).id;
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const choose = (member: Member, wanted: unknown, status = 200) =>
    member.api.put('/api/me/notices').send({ new_applications: wanted }).expect(status);
  const toldOf = async (kind: string) =>
    (
      await app.query<{ recipient: string }>(
        'SELECT recipient FROM mails WHERE kind = $1 ORDER BY recipient',
        [kind],
      )
    ).map(({ recipient }) => recipient);
  const suspend = (member: Member) =>
    owner.api.put(`/api/accounts/${member.id}/status`).send({ status: 'suspended' }).expect(200);

  it('is not sent until somebody chooses it, for their own account', async () => {
    expect((await ngozi.api.get('/api/me/notices').expect(200)).body).toEqual({ new_applications: 'none' });
    expect((await choose(ngozi, 'each')).body).toEqual({ new_applications: 'each' });
    await expectNothingChanged(app, () => choose(ngozi, 'each'));
    expect((await ngozi.api.get('/api/me/notices').expect(200)).body).toEqual({ new_applications: 'each' });
    expect((await owner.api.get('/api/me/notices').expect(200)).body).toEqual({ new_applications: 'none' });
    await choose(ngozi, 'none');
    await expectNothingChanged(app, () => choose(ngozi, 'none'));
    for (const wanted of ['weekly', '', null, 7]) await choose(ngozi, wanted, 422);
    const desk = await joinAs(app, owner, 'investor_desk');
    await choose(desk, 'each', 403);
    await desk.api.get('/api/me/notices').expect(403);
    await app.visitor.get('/api/me/notices').expect(401);
  });

  it('goes to the mailbox of HR, and to accounts that chose it and may still read applications', async () => {
    await apply(app, jobId);
    expect(await toldOf('application_arrived')).toEqual([HR]);
    const leaver = await joinAs(app, owner, 'recruiter');
    const moved = await joinAs(app, owner, 'recruiter');
    for (const member of [ngozi, leaver, moved]) await choose(member, 'each');
    await suspend(leaver);
    await owner.api.put(`/api/accounts/${moved.id}/role`).send({ role: 'investor_desk' }).expect(200);
    await app.query('DELETE FROM mails');
    await apply(app, jobId);
    expect(await toldOf('application_arrived')).toEqual([HR, ngozi.account.email].sort());
  });

  it('is sent once if the mailbox of HR is that of an account', async () => {
    const { id } = await joinAs(app, owner, 'reviewer');
    await app.query('UPDATE admins SET email = $2 WHERE id = $1', [id, HR.toUpperCase()]);
    await app.query(`INSERT INTO arrival_notices (account_id, wanted) VALUES ($1, 'each')`, [id]);
    await apply(app, jobId);
    expect(await toldOf('application_arrived')).toEqual([HR]);
  });

  describe('as a digest', () => {
    /** Pretends that the last digest was made this many days ago. */
    const lastDigest = (days: number) =>
      app.query(
        `UPDATE arrival_notices SET told_until = now() - $1 * interval '1 day' WHERE wanted = 'digest'`,
        [days],
      );
    const digested = () =>
      eventually(async () =>
        expect(
          await app.query(
            `SELECT FROM arrival_notices WHERE wanted = 'digest' AND told_until < now() - interval '25 hours'`,
          ),
        ).toEqual([]),
      );
    const arrived = (ago: string, count = 1, id = jobId) =>
      insertApplications(app, id, count, { applied_at: `now() - interval '${ago}'` });

    it('tells once, even with two backends, how many came for which job', async () => {
      const second = await postJob(owner, { title: 'Accountant' });
      await choose(ngozi, 'digest');
      await choose(owner, 'digest');
      await arrived('26 hours', 3);
      await arrived('30 hours', 1, second.id);
      await arrived('4 days', 5);
      await insertApplications(app, second.id, 1, {
        applied_at: `now() - interval '26 hours'`,
        withdrawn_at: 'now()',
      });
      await lastDigest(3);
      await digested();
      expect(await toldOf('arrivals_digest')).toEqual(
        [owner, ngozi].map(({ account }) => account.email).sort(),
      );
      const [mail] = await app.query<{ subject: string; text: string }>(
        `SELECT subject, text FROM mails WHERE kind = 'arrivals_digest' AND recipient = $1`,
        [ngozi.account.email],
      );
      expect(mail?.subject).toMatch(/^4 new applications since \d+ \w+ \d{4}$/);
      expect(mail?.text).toMatch(
        new RegExp(
          `Rider Lead: 3 \\(http.*/jobs/${jobId}/applications\\?filter=\\S+\\)\nAccountant: 1 \\(http`,
        ),
      );
      expect(mail?.text).not.toMatch(/Ada|Okonkwo/);
    });

    it('reaches the others if as many digests as there are backends cannot be written', async () => {
      const members = [
        owner,
        ngozi,
        await joinAs(app, owner, 'reviewer'),
        await joinAs(app, owner, 'reviewer'),
      ];
      const addresses = members
        .sort((one, two) => (one.id < two.id ? -1 : 1))
        .map(({ account }) => account.email);
      for (const member of members) await choose(member, 'digest');
      await arrived('26 hours');
      await withRefusedMails(app, addresses.slice(0, 2), async () => {
        await lastDigest(3);
        await eventually(async () =>
          expect(await toldOf('arrivals_digest')).toEqual(addresses.slice(2).sort()),
        );
      });
      await digested();
      expect(await toldOf('arrivals_digest')).toHaveLength(4);
    });

    it('is not sent if nothing came since the last one, nor to a suspended account', async () => {
      const leaver = await joinAs(app, owner, 'reviewer');
      await choose(leaver, 'digest');
      await suspend(leaver);
      await lastDigest(3);
      await arrived('30 hours');
      await choose(ngozi, 'digest');
      // A digest chosen just now leaves out applications that arrived before.
      await expectNothingChanged(app, () => choose(ngozi, 'digest'));
      await app.query(
        `UPDATE arrival_notices SET told_until = now() - interval '26 hours' WHERE account_id = $1`,
        [ngozi.id],
      );
      await eventually(async () =>
        expect(
          await app.query(
            `SELECT FROM arrival_notices WHERE account_id = $1 AND told_until < now() - interval '25 hours'`,
            [ngozi.id],
          ),
        ).toEqual([]),
      );
      expect(await toldOf('arrivals_digest')).toEqual([]);
    });
  });
});
