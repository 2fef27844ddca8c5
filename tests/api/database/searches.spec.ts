import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { foldForSearch } from '@smash/contract';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { dropLimitedViews } from '../../../backend/src/database/limited-views.js';
import { foldedSql } from '../../../backend/src/platform/http/like-pattern.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = dataSourceOptions({ DATABASE_URL: database.ownerUrl, DATABASE_POOL_SIZE: 2 });
  source = await new DataSource(options).initialize();
  const own = source.migrations.findIndex(({ name }) => name === 'WhatSearchesFind1798900000000');
  await dropLimitedViews(source);
  for (let left = source.migrations.length; left > own; left -= 1) await source.undoLastMigration();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Inserts an application as the previous version did. */
async function insertFormer(firstName: string, phone: string, phoneE164: string | null): Promise<void> {
  await source.query(
    `INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin, state_of_resident,
       address, email, phone, phone_e164, social_link, search_text, person_id)
     SELECT own.id, 'SMT-' || left(own.id::text, 8), job.id, $1::text, 'Bello', '1990-01-01', 'Lagos', 'Lagos', 'x',
       'bello@example.com', $2, $3, 'x',
       lower($1::text) || ' bello bello@example.com smt-' || left(own.id::text, 8), own.id
     FROM gen_random_uuid() AS own (id), jobs job`,
    [firstName, phone, phoneE164],
  );
}

it('texts are folded for searches in SQL as in the backend', async () => {
  const texts = ['Ọláyínká ÀDÉ', "O'Brien", 'Sa’adatu', 'Sa`´ʼʻ‘adatu', 'ƁƊƘƳ ɓɗƙƴ', 'José_100%\\ 😀'];
  for (const text of texts) {
    const rows = await source.query<unknown[]>(`SELECT ${foldedSql('$1::text')} AS folded`, [text]);
    expect(rows).toEqual([{ folded: foldForSearch(text) }]);
  }
});

it('applications from before and during a rollout are found like those that come after', async () => {
  await source.query(
    `INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active)
     VALUES ('Rider', 'x', 'x', 'x', 'Lagos', 'Remote', true)`,
  );
  await insertFormer('Sa’adatu', '0803 555 0100', '+2348035550100');
  await insertFormer('Ɗan', '447911123456', '+234447911123456');
  await insertFormer('Zara', '00442079460958', null);
  await source.runMigrations({ transaction: 'each' });
  await insertFormer("Mu'azu ƙ", '0803 555 0100', '+2348035550100');
  const rows = await source.query<unknown[]>(
    `SELECT phone_e164 AS phone, regexp_replace(search_text, ' bello .* ?smt-[0-9a-f]{8}', '') AS text
     FROM applications ORDER BY first_name COLLATE "C"`,
  );
  expect(rows).toEqual([
    { phone: '+2348035550100', text: 'muazu k' },
    { phone: '+2348035550100', text: 'saadatu' },
    { phone: '+442079460958', text: 'zara' },
    { phone: null, text: 'dan 447911123456' },
  ]);
});
