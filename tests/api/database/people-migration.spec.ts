import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { dropLimitedViews } from '../../../backend/src/database/limited-views.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = dataSourceOptions({ DATABASE_URL: database.ownerUrl, DATABASE_POOL_SIZE: 2 });
  source = await new DataSource(options).initialize();
  const last = source.migrations.findIndex(({ name }) => name === 'People1795940000000');
  await dropLimitedViews(source);
  for (let left = source.migrations.length; left > last; left -= 1) await source.undoLastMigration();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Numbered from 1, the earliest first: email address, phone number, first name and date of birth. */
const APPLICATIONS = [
  ['ada@example.com', '0803 555 0100', 'Ada', '1990-01-01'],
  ['ADA@example.com', '+44 20 7946 0958', 'A.', '1991-01-01'],
  ['ada.work@example.com', '+234 803 555 0100', 'ADA', '1990-01-01'],
  ['twin@example.com', '+234 803 555 0100', 'Taiwo', '1990-01-01'],
  ['ada.home@example.com', '+44 (0)20 7946 0958', 'a.', '1991-01-01'],
  ['ada.home@example.com', '0809 555 0100', 'Chidi', '1980-01-01'],
  ['other@example.com', '0809 555 0100', 'chidi', '1980-01-01'],
  ['none@example.com', '(----------)', 'Ada', '1990-01-01'],
];
const PEOPLE = [1, 1, 1, 4, 1, 1, 1, 8];

it('existing applications are joined into people as if they arrived now', async () => {
  await source.query(
    `INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active)
     VALUES ('Rider', 'x', 'x', 'x', 'Lagos', 'Remote', true)`,
  );
  const id = (number: number) => `0197a1b2-0000-7000-8000-00000000000${number}`;
  for (const [index, values] of APPLICATIONS.entries()) {
    await source.query(
      `INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin,
         state_of_resident, address, email, phone, social_link, search_text, applied_at)
       SELECT $1::uuid, 'SMT-' || right($1::text, 9), id, $4, 'B', $5, 'Lagos', 'Lagos', 'x', $2, $3, 'x', '',
         now() + interval '1 minute' * $6 FROM jobs`,
      [id(index + 1), ...values, index],
    );
  }
  await source.runMigrations({ transaction: 'each' });
  const rows = await source.query<{ person_id: string }[]>('SELECT person_id FROM applications ORDER BY id');
  expect(rows.map(({ person_id }) => Number(person_id.slice(-1)))).toEqual(PEOPLE);
});
