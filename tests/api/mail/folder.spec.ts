import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '@smash/contract/client';
import { apply, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';

describe('mails without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are written to a folder, each as a file that mail programs open', async () => {
    const MAIL_FROM = 'Smash (HR): "Ada" <no-reply@bücher.example>';
    const app = await startApi({ MAIL_PATH: path.join(folder, 'mail'), MAIL_FROM });
    try {
      await app.visitor
        .post('/api/send_email/')
        .send({ email: 'visitor@example.com', subject: 'Hello', body: 'Good day' })
        .expect(202);
      await eventually(async () => {
        const names = await readdir(path.join(folder, 'mail')).catch(() => []);
        expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
      });
      const [name = ''] = await readdir(path.join(folder, 'mail'));
      const text = await readFile(path.join(folder, 'mail', name), 'utf8');
      expect(text).toMatch(/^From: "Smash \(HR\): \\"Ada\\"" <no-reply@xn--bcher-kva\.example>\r?$/m);
      expect(text).toMatch(/^Message-ID: <[0-9a-f-]{36}@xn--bcher-kva\.example>\r?$/m);
      expect(text).toMatch(/^Subject: Message from the website: Hello\r?$/m);
      expect(text).toMatch(/^Reply-To: visitor@example.com\r?$/m);
    } finally {
      await app.close();
    }
  });

  it('leave no file of an applicant who was erased', async () => {
    const app = await startApi({ MAIL_PATH: path.join(folder, 'mail'), MAINTENANCE_INTERVAL_SECONDS: '1' });
    const files = () => readdir(path.join(folder, 'mail')).catch(() => []);
    try {
      const owner = await registerAndLogIn(app);
      const { id: jobId } = await postJob(owner);
      const { id } = await apply(app, jobId);
      const { id: kept } = await apply(app, jobId, { answers: { email: 'kept@example.com' } });
      await eventually(async () => expect(await files()).toHaveLength(4));
      await owner.api.delete(`/api/applications/${id}`).expect(204);
      await app.query(`UPDATE applications SET removed_at = now() - interval '30 days' WHERE id = $1`, [id]);
      await eventually(async () => {
        const rows = await app.query<{ id: string }>('SELECT id FROM mails WHERE application_id = $1', [
          kept,
        ]);
        expect((await files()).sort()).toEqual(rows.map((row) => `${row.id}.eml`).sort());
      });
    } finally {
      await app.close();
    }
  });

  it('are deleted after thirty days if there is no folder either', async () => {
    const app = await startApi({ MAINTENANCE_INTERVAL_SECONDS: '1' });
    const write = (subject: string) =>
      app.visitor
        .post('/api/send_email/')
        .send({ email: 'visitor@example.com', subject, body: 'Good day' })
        .expect(202);
    const waiting = () => app.query<{ subject: string }>('SELECT subject FROM mails');
    try {
      await write('Old');
      await app.query(
        `UPDATE mails SET due_at = due_at - interval '31 days', next_attempt_at = next_attempt_at - interval '31 days'`,
      );
      await write('New');
      await eventually(async () =>
        expect(await waiting()).toEqual([{ subject: expect.stringContaining('New') }]),
      );
    } finally {
      await app.close();
    }
  });

  it('encode a typed encoded word in the subject again, so that it is shown as typed', async () => {
    const app = await startApi({ MAIL_PATH: path.join(folder, 'mail') });
    const typed = `${'Hello '.repeat(20)}=?UTF-8?B?${Buffer.from('You won').toString('base64')}?=`;
    try {
      await app.visitor
        .post('/api/send_email/')
        .send({ email: 'visitor@example.com', subject: typed, body: 'Good day' })
        .expect(202);
      await eventually(async () => {
        const names = await readdir(path.join(folder, 'mail')).catch(() => []);
        expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
      });
      const names = await readdir(path.join(folder, 'mail'));
      const text = await readFile(path.join(folder, 'mail', names[0] ?? ''), 'utf8');
      const [, subject = ''] = /^Subject: (.*(?:\r?\n .*)*)/m.exec(text) ?? [];
      const words = subject.split(/\s+/);
      for (const word of words) expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
      const read = words.map((word) => Buffer.from(word.split('?')[3] ?? '', 'base64').toString());
      expect(read.join('')).toBe(`Message from the website: ${typed}`);
    } finally {
      await app.close();
    }
  });

  it('wait when there is no folder either', async () => {
    const app = await startApi();
    try {
      const owner = await registerAndLogIn(app);
      await apply(app, (await postJob(owner)).id);
      const { body } = await owner.api.get('/api/mail/').expect(200);
      expect((body as Mail[]).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['queued', 0],
        ['queued', 0],
      ]);
    } finally {
      await app.close();
    }
  });
});
