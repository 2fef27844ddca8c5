import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What HR's review of applications needs: removal that can be undone, notes, the first review, exports, a full history. */
export class ApplicationReview1795215000000 implements MigrationInterface {
  name = 'ApplicationReview1795215000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE applications ADD COLUMN first_reviewed_at timestamptz, ADD COLUMN removed_at timestamptz`,
  // Applications reviewed before this column existed: the history tells when, their last change comes close.
  `UPDATE applications a SET first_reviewed_at = coalesce((
      SELECT min(e.created_at) FROM application_events e
      WHERE e.application_id = a.id AND e.type = 'status_changed'), a.updated_at)
    WHERE a.status <> 'pending'`,
  `CREATE INDEX ix_applications_removed ON applications (removed_at) WHERE removed_at IS NOT NULL`,
  `CREATE TABLE application_notes (
    id uuid CONSTRAINT pk_application_notes PRIMARY KEY,
    application_id uuid NOT NULL CONSTRAINT fk_application_notes_application
      REFERENCES applications (id) ON DELETE CASCADE,
    author_id uuid NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX ix_application_notes_application ON application_notes (application_id, id)`,
  `CREATE TABLE application_exports (
    id uuid CONSTRAINT pk_application_exports PRIMARY KEY,
    session_id uuid NOT NULL CONSTRAINT fk_application_exports_session
      REFERENCES sessions (id) ON DELETE CASCADE,
    kind varchar(4) NOT NULL CONSTRAINT ck_application_exports_kind CHECK (kind IN ('csv', 'cvs')),
    name varchar(150) NOT NULL,
    query jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX ix_application_exports_session ON application_exports (session_id)`,
  `CREATE INDEX ix_application_exports_expires ON application_exports (expires_at)`,
  `UPDATE application_events SET type = (data ->> 'kind') || '_opened', data = '{}' WHERE type = 'file_opened'`,
  // Erasing an application takes its history along; nothing else changes what was written.
  `CREATE FUNCTION refuse_rewritten_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
        IF NOT EXISTS (SELECT FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'the history of an application is append-only';
    END $$`,
  `CREATE TRIGGER application_events_append_only BEFORE UPDATE OR TRUNCATE ON application_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewritten_history()`,
  `CREATE TRIGGER application_events_kept BEFORE DELETE ON application_events
    FOR EACH ROW EXECUTE FUNCTION refuse_rewritten_history()`,
];

const DOWN = [
  `DROP TRIGGER application_events_kept ON application_events`,
  `DROP TRIGGER application_events_append_only ON application_events`,
  `DROP FUNCTION refuse_rewritten_history()`,
  `UPDATE application_events
    SET data = jsonb_build_object('kind', regexp_replace(type, '_(opened|downloaded)$', '')), type = 'file_opened'
    WHERE type ~ '^(cv|cover_letter)_(opened|downloaded)$'`,
  `DROP TABLE application_exports`,
  `DROP TABLE application_notes`,
  // What is hidden must not come back to the lists of an older version; its sweep removes the files.
  `INSERT INTO unattached_files (storage_key, state)
    SELECT f.storage_key, 'discarded' FROM application_files f
    JOIN applications a ON a.id = f.application_id WHERE a.removed_at IS NOT NULL`,
  `DELETE FROM applications WHERE removed_at IS NOT NULL`,
  `ALTER TABLE applications DROP COLUMN removed_at, DROP COLUMN first_reviewed_at`,
];
