import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;
const CONTENT_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
];

/**
 * CVs are read again whose ligatures, letters of other looks and divided words were stored as they are written, which a
 * search no longer asks for, and those that were given up for one page or header. Until then they are found by what was
 * read. This happens an hour later, since backends of the former version would read them as before. It works in batches
 * and outside a transaction, because CVs are read at the same time. If it is interrupted, it can simply be run again.
 */
export class WordsOfCvs1799050000000 implements MigrationInterface {
  name = 'WordsOfCvs1799050000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const batches = (await runner.query(
        `WITH batch AS (SELECT file_id FROM cv_texts WHERE file_id > $1 ORDER BY file_id LIMIT ${BATCH}),
         again AS (
           UPDATE cv_texts text SET state = 'waiting', attempts = 0, next_attempt_at = now() + interval '1 hour'
           FROM batch JOIN application_files file ON file.id = batch.file_id
           WHERE text.file_id = batch.file_id AND text.state IN ('read', 'without_text', 'unreadable')
             AND file.content_type = ANY($2)
         )
         SELECT max(file_id::text) AS last FROM batch`,
        [last, CONTENT_TYPES],
      )) as { last: string | null }[];
      last = batches[0]?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // The former version finds them by what was read.
  }
}
