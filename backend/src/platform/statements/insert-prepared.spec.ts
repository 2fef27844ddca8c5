import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, EntityManager, EntitySchema } from 'typeorm';
import { insertPrepared } from './insert-prepared.js';

interface Note {
  id: number;
  writtenBy: string | null;
  facts?: object;
}

const NOTES = new EntitySchema<Note>({
  name: 'notes',
  columns: {
    id: { type: 'integer', primary: true },
    writtenBy: { type: 'text', name: 'written_by', nullable: true },
    facts: { type: 'jsonb', default: {} },
  },
});

/** Knows the table without a connection. */
class Described extends DataSource {
  describe = () => this.buildMetadatas();
}

describe('rows inserted by a prepared statement', () => {
  const source = new Described({ type: 'postgres', entities: [NOTES] });
  let asked: [string, unknown[]][];
  const manager = Object.assign(new EntityManager(source), {
    query: (sql: string, values: unknown[]) => {
      asked.push([sql, values]);
      return Promise.resolve([{ id: 7 }]);
    },
  });

  beforeAll(() => source.describe());
  beforeEach(() => {
    asked = [];
  });

  it.each<[string, Partial<Note>[], string, unknown[]]>([
    [
      'name the columns as the database does',
      [{ id: 7, writtenBy: 'Ada' }],
      '("id", "written_by") VALUES ($1, $2)',
      [7, 'Ada'],
    ],
    ['leave out a column that none of them has', [{ id: 7 }, { id: 8 }], '("id") VALUES ($1), ($2)', [7, 8]],
    [
      'give the default where only another has a value',
      [{ id: 7 }, { id: 8, writtenBy: 'Ada' }],
      '("id", "written_by") VALUES ($1, DEFAULT), ($2, $3)',
      [7, 8, 'Ada'],
    ],
    [
      'keep null apart from no value',
      [{ id: 7, writtenBy: null }],
      '("id", "written_by") VALUES ($1, $2)',
      [7, null],
    ],
    [
      'write values as their columns keep them',
      [{ id: 7, facts: { years: 3 } }],
      '("id", "facts") VALUES ($1, $2)',
      [7, '{"years":3}'],
    ],
  ])('%s', async (_, rows, sql, values) => {
    await insertPrepared(manager, NOTES, rows);
    expect(asked.map(([text, given]) => [text.trim(), given])).toEqual([
      [`INSERT INTO "notes" ${sql}`, values],
    ]);
  });

  it('return what the RETURNING clause returns', async () => {
    const ending = 'RETURNING id';
    expect(await insertPrepared(manager, NOTES, [{ id: 7 }], { ending })).toEqual([{ id: 7 }]);
    expect(asked[0]?.[0]).toBe('INSERT INTO "notes" ("id") VALUES ($1) RETURNING id');
  });

  it('send no statement if there are none', async () => {
    expect(await insertPrepared(manager, NOTES, [])).toEqual([]);
    expect(asked).toEqual([]);
  });
});
