import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type EditedRecord, editedRecords } from '../../support/api/edited.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';

interface Row {
  id: number;
  version: number;
  updated_at: string;
  [field: string]: unknown;
}

const types = editedRecords.map((record): [string, EditedRecord] => [record.name, record]);

describe('edited in the portal', () => {
  let app: ApiApp;
  let owner: Member;
  let second: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    second = await joinAsAdministrator(app, owner);
  });
  afterAll(() => app.close());

  async function create({ collection, body }: EditedRecord, member = owner): Promise<Row> {
    return (await member.api.post(collection).send(body()).expect(201)).body as Row;
  }

  const put = ({ api }: Member, { collection }: EditedRecord, id: number, body: object) =>
    api.put(`${collection}${id}`).send(body);

  async function read({ collection }: EditedRecord, id: number): Promise<Row> {
    return (await owner.api.get(`${collection}${id}`).expect(200)).body as Row;
  }

  const auditOf = (name: string, id: number) =>
    app.query<{ action: string; actor_id: string; data: object }>(
      `SELECT action, actor_id, data FROM audit_log WHERE object_type = $1 AND object_id = $2 ORDER BY id`,
      [name, String(id)],
    );

  describe.each(types)('a %s', (name, record) => {
    it('gets a higher version with every change, which is recorded with its author', async () => {
      const row = await create(record);
      expect(row.version).toBe(1);
      const changed = await put(second, record, row.id, { ...record.body(), version: 1 }).expect(200);
      expect(changed.body).toMatchObject({ id: row.id, version: 2 });
      await put(owner, record, row.id, record.body()).expect(200);
      expect(await read(record, row.id)).toMatchObject({ version: 3 });
      expect(await auditOf(name, row.id)).toEqual([
        { action: `${name}.created`, actor_id: owner.id, data: {} },
        { action: `${name}.updated`, actor_id: second.id, data: {} },
        { action: `${name}.updated`, actor_id: owner.id, data: {} },
      ]);
    });

    it('is not overwritten by somebody who has not seen the latest change, and they are told whose it is', async () => {
      const { id } = await create(record);
      const { body: newest } = await put(second, record, id, { ...record.body(), version: 1 }).expect(200);
      const refused = await expectNothingChanged(app, () =>
        put(owner, record, id, { ...record.body(), version: 1 }),
      );
      expect(refused.status).toBe(409);
      const { detail, code } = refused.body as { detail: string; code: string };
      expect(code).toBe(`${name}_changed`);
      const [year, month, day, hour, minute] = lagosParts((newest as Row).updated_at);
      expect(detail).toBe(
        `${second.account.username} saved changes to this ${name} while you were editing, ` +
          `on ${day} ${month} ${year}, ${hour}:${minute} (Lagos time)`,
      );
      expect(await read(record, id)).toEqual(newest);
    });

    it('is not overwritten after an own change elsewhere, or one by a removed account, and the refusal says so', async () => {
      const { id } = await create(record);
      await put(owner, record, id, record.body()).expect(200);
      const own = await put(owner, record, id, { ...record.body(), version: 1 }).expect(409);
      expect(own.body).toMatchObject({
        detail: expect.stringMatching(`^You saved changes to this ${name} elsewhere on `),
      });
      const guest = await joinAsAdministrator(app, owner);
      await put(guest, record, id, record.body()).expect(200);
      await owner.api.delete(`/api/accounts/${guest.id}`).expect(204);
      const other = await put(owner, record, id, { ...record.body(), version: 2 }).expect(409);
      expect(other.body).toMatchObject({
        detail: expect.stringMatching(
          `^Someone else saved changes to this ${name} while you were editing, on `,
        ),
      });
    });

    it('keeps the change of one of two who save at the same moment', async () => {
      const row = await create(record);
      for (let version = 1; version <= 4; version += 1) {
        const bodies = [record.body(), record.body()];
        const answers = await Promise.all([
          put(owner, record, row.id, { ...bodies[0], version }),
          put(second, record, row.id, { ...bodies[1], version }),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const winner = answers.findIndex(({ status }) => status === 200);
        const stored = await read(record, row.id);
        expect(stored).toMatchObject({ version: version + 1 });
        expect(stored[record.field]).toBe(bodies[winner]?.[record.field]);
      }
      expect(await auditOf(name, row.id)).toHaveLength(5);
    });

    it('accepts a change again whose response got lost', async () => {
      const { id } = await create(record);
      const body = { ...record.body(), version: 1 };
      const { body: first } = await put(owner, record, id, body).expect(200);
      const again = await expectNothingChanged(app, () => put(owner, record, id, body));
      expect({ status: again.status, body: again.body as unknown }).toEqual({ status: 200, body: first });
    });

    it.each([
      ['the version that was read', { version: 2 }],
      ['an earlier one', { version: 1 }],
      ['none', {}],
    ])('stays as it is if what is stored is sent again with %s', async (_, sent) => {
      const { id } = await create(record);
      const body = record.body();
      const { body: stored } = await put(owner, record, id, body).expect(200);
      const again = await expectNothingChanged(app, () => put(second, record, id, { ...body, ...sent }));
      expect({ status: again.status, body: again.body as unknown }).toEqual({ status: 200, body: stored });
    });

    // All of them share this check, so that one is tried with every value.
    it.each(name === types[0]?.[0] ? [0, -1, 1.5, '1', 'x', 2_147_483_648, [1], {}, true] : [0])(
      'refuses the version %j',
      async (version) => {
        const { id } = await create(record);
        const refused = await expectNothingChanged(app, () =>
          put(owner, record, id, { ...record.body(), version }),
        );
        expect(refused.status).toBe(422);
        expect(refused.body).toMatchObject({ detail: [{ loc: ['body', 'version'] }] });
        await owner.api
          .post(record.collection)
          .send({ ...record.body(), version: 1 })
          .expect(422);
      },
    );

    it('is deleted once, stays deleted, and can no longer be changed', async () => {
      const { id } = await create(record);
      const address = `${record.collection}${id}`;
      const expected = name === 'job' ? 200 : 204;
      await owner.api.delete(address).expect(expected);
      await expectNothingChanged(app, () => second.api.delete(address).expect(expected));
      const unknown = { detail: `This ${name} does not exist`, code: `${name}_not_found` };
      const answers = await expectNothingChanged(app, () =>
        Promise.all([owner.api.get(address), put(second, record, id, { ...record.body(), version: 1 })]),
      );
      for (const { status, body } of answers) {
        expect({ status, body: body as unknown }).toEqual({ status: 404, body: unknown });
      }
      expect((await auditOf(name, id)).map(({ action }) => action)).toEqual([
        `${name}.created`,
        `${name}.deleted`,
      ]);
    });

    it.each(['0', '-1', '1.5', 'abc', '1e3', '2147483648', '%00', "1'--"])(
      'refuses the id %s',
      async (id) => {
        const address = `${record.collection}${encodeURIComponent(id)}`;
        for (const answer of await expectNothingChanged(app, () =>
          Promise.all([
            owner.api.get(address),
            owner.api.put(address).send(record.body()),
            owner.api.delete(address),
          ]),
        )) {
          expect(answer.status).toBe(422);
          expect(answer.body).toMatchObject({ detail: [{ loc: ['path', 'id'] }] });
        }
      },
    );

    it('and its entry in the audit log are written together or not at all', async () => {
      const row = await create(record);
      await app.query(`CREATE TRIGGER audit_log_closed BEFORE INSERT ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
      try {
        const answers = await expectNothingChanged(app, () =>
          Promise.all([
            owner.api.post(record.collection).send(record.body()),
            put(owner, record, row.id, record.body()),
            owner.api.delete(`${record.collection}${row.id}`),
          ]),
        );
        expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
      } finally {
        await app.query('DROP TRIGGER audit_log_closed ON audit_log');
      }
      await put(owner, record, row.id, { ...record.body(), version: 1 }).expect(200);
    });

    it('keeps hostile text as harmless text', async () => {
      const mark = uniqueWord();
      const sent = `<img src=x onerror=alert(1)> \u202e${mark}\u0007 '; DROP TABLE jobs; -- {{7*7}} %s`;
      const { body } = await owner.api.post(record.collection).send(record.body(sent)).expect(201);
      const stored = await read(record, (body as Row).id);
      expect(stored[record.field]).toBe(
        `<img src=x onerror=alert(1)> ${mark} '; DROP TABLE jobs; -- {{7*7}} %s`,
      );
    });

    it.each([
      ['blank', '  \n '],
      ['missing', undefined],
      ['a number', 7],
      ['a list', ['a']],
      ['an object', { a: 1 }],
      ['too long', 'x'.repeat(201)],
    ])('is refused at its field if its text is %s', async (_, value) => {
      const { id } = await create(record);
      const body = { ...record.body(), [record.field]: value };
      const answers = await expectNothingChanged(app, () =>
        Promise.all([owner.api.post(record.collection).send(body), put(owner, record, id, body)]),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(422);
        expect(answer.body).toMatchObject({ detail: [{ loc: ['body', record.field] }] });
      }
    });

    it('refuses unknown fields', async () => {
      const answer = await owner.api
        .post(record.collection)
        .send({ ...record.body(), id: 1, created_at: 'now' });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        detail: [{ loc: ['body', 'id'] }, { loc: ['body', 'created_at'] }],
      });
    });
  });
});

/** Year, month, day, hour and minute of an instant as a clock in Lagos shows them. */
function lagosParts(instant: string): string[] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Africa/Lagos',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  return ['year', 'month', 'day', 'hour', 'minute'].map(
    (type) => parts.find((part) => part.type === type)?.value ?? '',
  );
}
