import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, HistoryEntry, Note } from '@smash/contract/client';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

describe('an application', () => {
  let app: ApiApp;
  let owner: Member;
  let colleague: Member;
  let jobId: number;
  let id: string;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    colleague = await joinAsAdministrator(app, owner);
    jobId = (await postJob(owner)).id;
  });
  beforeEach(async () => {
    ({ id } = await apply(app, jobId));
  });
  afterAll(() => app.close());

  const notes = () => `/api/applications/${id}/notes`;
  const write = async (text: string, member = owner): Promise<Note> =>
    (await member.api.post(notes()).send({ text }).expect(201)).body as Note;
  const read = async (): Promise<Note[]> => (await owner.api.get(notes()).expect(200)).body as Note[];
  const history = async (): Promise<HistoryEntry[]> =>
    (await owner.api.get(`/api/applications/${id}/history`).expect(200)).body as HistoryEntry[];
  const who = ({ id: actorId, account }: Member) => ({ id: actorId, username: account.username });

  describe('has notes', () => {
    it('which say who wrote them, newest first, and are counted', async () => {
      const first = await write('Good letter.\nCall her.');
      const second = await write('Called.', colleague);
      expect(first).toMatchObject({ text: 'Good letter.\nCall her.', author: who(owner) });
      expect(await read()).toEqual([second, first]);
      const { body } = await colleague.api.get(`/api/applications/${id}`).expect(200);
      expect(body as Application).toMatchObject({ notes_count: 2 });
      expect(Date.parse((body as Application).updated_at)).toBeGreaterThanOrEqual(
        Date.parse(second.created_at),
      );
      const list = await owner.api.get('/api/applications-list/?per_page=1').expect(200);
      expect(list.body).toMatchObject([{ id, notes_count: 2 }]);
    });

    it('that keep what was written as plain text', async () => {
      const text = '<img src=x onerror=alert(1)> \'; DROP TABLE application_notes; -- {"a":1} ${x} Ọlá 😀';
      await write(text);
      expect(await read()).toMatchObject([{ text }]);
      await write('a\u202eb\u0007c\r\nd');
      expect((await read())[0]?.text).toBe('abc\nd');
      await write('x'.repeat(4000));
      expect((await read())[0]?.text).toHaveLength(4000);
    });

    it.each([undefined, null, '', ' \n ', 7, ['x'], { text: 'x' }, 'x'.repeat(4001)])(
      'but none with the text %j',
      async (text) => {
        const { status, body } = await owner.api.post(notes()).send({ text });
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: [{ loc: ['body', 'text'] }] });
        expect(await read()).toEqual([]);
      },
    );

    it('which their author can delete, once and with a trace', async () => {
      const note = await write('Mistake', colleague);
      const remove = () => colleague.api.delete(`${notes()}/${note.id}`).expect(204);
      await remove();
      expect(await read()).toEqual([]);
      await expectNothingChanged(app, remove);
      expect((await history()).slice(0, 2)).toMatchObject([
        { type: 'note_removed', actor: who(colleague), data: { note_id: note.id } },
        { type: 'note_added', actor: who(colleague), data: { note_id: note.id } },
      ]);
      const audit =
        'SELECT action, actor_id, data FROM audit_log WHERE object_id = $1 ORDER BY id DESC LIMIT 2';
      expect(await app.query(audit, [id])).toEqual([
        { action: 'application.note_removed', actor_id: colleague.id, data: { note_id: note.id } },
        { action: 'application.note_added', actor_id: colleague.id, data: { note_id: note.id } },
      ]);
    });

    it('which an owner can delete, and nobody else but the author', async () => {
      const mine = await write('Mine');
      const theirs = await write('Theirs', colleague);
      await expectNothingChanged(app, () =>
        colleague.api.delete(`${notes()}/${mine.id}`).expect(403, {
          detail: 'Only the person who wrote a note, or an owner, can delete it',
          code: 'note_of_another',
        }),
      );
      await owner.api.delete(`${notes()}/${theirs.id}`).expect(204);
      expect(await read()).toEqual([mine]);
    });

    it('which cannot be reached through another application', async () => {
      const note = await write('Here');
      const other = await apply(app, jobId);
      await owner.api.delete(`/api/applications/${other.id}/notes/${note.id}`).expect(404);
      await owner.api.delete(`${notes()}/${randomUUID()}`).expect(404);
      await owner.api.delete(`${notes()}/x`).expect(422);
      await owner.api.get(`/api/applications/${randomUUID()}/notes`).expect(404);
      expect(await read()).toEqual([note]);
    });

    it('that stay without an author when the account is removed', async () => {
      const leaver = await joinAsAdministrator(app, owner);
      await write('Bye', leaver);
      await owner.api.delete(`/api/accounts/${leaver.id}`).expect(204);
      expect(await read()).toMatchObject([{ text: 'Bye', author: null }]);
      expect((await history())[0]).toMatchObject({ type: 'note_added', actor: null });
    });
  });

  it('has a history of who did what, newest first', async () => {
    await colleague.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
    const link = (disposition: string) =>
      owner.api.post(`/api/applications/${id}/files/cv/link`).send({ disposition }).expect(201);
    await link('inline');
    await link('attachment');
    await colleague.api.get(`/api/applications/${id}/download-cv`).expect(200);
    await owner.api.get(`/api/applications/${id}/download-cover-letter`).expect(404);
    const entries = await history();
    expect(entries.map(({ type, actor, data }) => ({ type, actor, data }))).toEqual([
      { type: 'cv_downloaded', actor: who(colleague), data: {} },
      { type: 'cv_downloaded', actor: who(owner), data: {} },
      { type: 'cv_opened', actor: who(owner), data: {} },
      { type: 'status_changed', actor: who(colleague), data: { from: 'pending', to: 'accepted' } },
      { type: 'submitted', actor: null, data: {} },
    ]);
    const times = entries.map(({ at }) => Date.parse(at));
    expect([...times].sort((a, b) => b - a)).toEqual(times);
  });

  it('shows in its history that a cover letter that came as text was downloaded', async () => {
    const withLetter = await apply(app, jobId, { fields: { cover_letter: 'Dear team' } });
    id = withLetter.id;
    await owner.api.get(`/api/applications/${id}/download-cover-letter`).expect(200);
    expect((await history())[0]).toMatchObject({ type: 'cover_letter_downloaded', actor: who(owner) });
  });
});
