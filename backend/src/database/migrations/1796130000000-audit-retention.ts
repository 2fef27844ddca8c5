import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the audit log leave at an age that the owner of the tables sets, by a function of the owner's alone. */
export class AuditRetention1796130000000 implements MigrationInterface {
  name = 'AuditRetention1796130000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/** Its body alone is replaced, so that no table is locked. The seals have the same trigger. */
const refuseChange = (exception: string) =>
  `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${exception} RAISE EXCEPTION 'the audit log is append-only'; END $$`;

const UP = [
  `CREATE TABLE audit_term (
    is_only boolean CONSTRAINT pk_audit_term PRIMARY KEY CONSTRAINT ck_audit_term_only CHECK (is_only),
    days integer NOT NULL CONSTRAINT ck_audit_term_days CHECK (days >= 0)
  )`,
  // What is set is written by "migrate" after this.
  `INSERT INTO audit_term (is_only, days) VALUES (true, 0)`,
  refuseChange(
    `IF TG_TABLE_NAME = 'audit_log' AND TG_OP = 'DELETE' AND current_setting('smash.prunes_audit', true) = 'on' THEN
      RETURN NULL;
    END IF;`,
  ),
  // With the rights of the owner, whoever calls it: the term is the table's, not the caller's, and nothing leaves unsealed.
  `CREATE FUNCTION prune_audit_log(after_id bigint, last_id bigint) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
    DECLARE
      term integer := (SELECT days FROM public.audit_term);
      pruned integer;
    BEGIN
      IF coalesce(term, 0) = 0 THEN
        RAISE EXCEPTION 'the audit log keeps every entry';
      END IF;
      IF prune_audit_log.last_id > (SELECT coalesce(max(s.last_id), 0) FROM public.audit_seals s) THEN
        RAISE EXCEPTION 'an entry of the audit log leaves after it was sealed';
      END IF;
      IF EXISTS (SELECT FROM public.audit_log e
        WHERE e.id > after_id AND e.id <= prune_audit_log.last_id AND e.at > now() - make_interval(days => term)) THEN
        RAISE EXCEPTION 'an entry of the audit log stays for % days', term;
      END IF;
      PERFORM set_config('smash.prunes_audit', 'on', true);
      DELETE FROM public.audit_log e WHERE e.id > after_id AND e.id <= prune_audit_log.last_id
        AND e.action NOT IN ('application.deleted', 'log.pruned', 'member.deleted', 'setting.changed');
      GET DIAGNOSTICS pruned = ROW_COUNT;
      PERFORM set_config('smash.prunes_audit', 'off', true);
      RETURN pruned;
    END $$`,
  'REVOKE ALL ON FUNCTION prune_audit_log(bigint, bigint) FROM PUBLIC',
];

const DOWN = ['DROP FUNCTION prune_audit_log(bigint, bigint)', refuseChange(''), 'DROP TABLE audit_term'];
