import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;
const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Word documents whose lines were read as one word are read again; until then they are found by what was read. An hour later,
 * since backends of the version before would read them as before. In batches and without one transaction around all: CVs are
 * read meanwhile. Broken off, it goes on.
 */
export class LinesOfCvs1798960000000 implements MigrationInterface {
  name = 'LinesOfCvs1798960000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const batches = (await runner.query(
        `WITH batch AS (SELECT file_id FROM cv_texts WHERE file_id > $1 ORDER BY file_id LIMIT ${BATCH}),
         again AS (
           UPDATE cv_texts text SET state = 'waiting', attempts = 0, next_attempt_at = now() + interval '1 hour'
           FROM batch JOIN application_files file ON file.id = batch.file_id
           WHERE text.file_id = batch.file_id AND text.state = 'read' AND file.content_type = $2
         )
         SELECT max(file_id::text) AS last FROM batch`,
        [last, WORD_DOCUMENT],
      )) as { last: string | null }[];
      last = batches[0]?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // Whoever goes back has them read again as well.
  }
}
