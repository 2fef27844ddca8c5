import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Searched, toSearchText } from '../../modules/applications/apply/search-text.js';
import { toE164 } from '../../modules/applications/people/phone-number.js';

const BATCH = 2_000;

/**
 * Names are found whichever apostrophe they were written with, and telephone numbers that are nobody's in Nigeria as they
 * were written. In batches and without one transaction around all: applications are taken meanwhile, by backends of the
 * version before, for which the trigger does the same. Broken off, it goes on.
 */
export class WhatSearchesFind1798900000000 implements MigrationInterface {
  name = 'WhatSearchesFind1798900000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD_SEARCH_TEXT);
    await runner.query(
      `CREATE OR REPLACE TRIGGER applications_search_text BEFORE INSERT ON applications
       FOR EACH ROW EXECUTE FUNCTION fold_search_text()`,
    );
    await foldAgain(runner);
  }

  /** What was written anew stays: the version before finds it by all but its apostrophes. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER applications_search_text ON applications');
    await runner.query('DROP FUNCTION fold_search_text()');
  }
}

/** What foldForSearch of the contract does since; a letter without one at its place in the second list goes. */
const FOLD_SEARCH_TEXT = `
  CREATE OR REPLACE FUNCTION fold_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search_text := translate(NEW.search_text, 'ɓɗƙƴ''’‘ʼʻ\`´', 'bdky');
      RETURN NEW;
    END $$`;

interface Row extends Searched {
  id: string;
  searchText: string;
}

async function foldAgain(runner: QueryRunner): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, first_name AS "firstName", middle_name AS "middleName", last_name AS "lastName", email, reference,
         phone, phone_e164 AS "phoneE164", search_text AS "searchText"
       FROM applications WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
      [last],
    )) as Row[];
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const changed = rows.flatMap((row) => {
      const phoneE164 = toE164(row.phone);
      const searchText = toSearchText({ ...row, phoneE164 });
      const isSame = phoneE164 === row.phoneE164 && searchText === row.searchText;
      return isSame ? [] : [{ id: row.id, phoneE164, searchText }];
    });
    await runner.query(
      `UPDATE applications a SET phone_e164 = written.phone, search_text = written.text
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS written (id, phone, text) WHERE a.id = written.id`,
      [
        changed.map(({ id }) => id),
        changed.map(({ phoneE164 }) => phoneE164),
        changed.map(({ searchText }) => searchText),
      ],
    );
  }
}
