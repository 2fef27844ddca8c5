import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one way in which an application leaves, and its history with it. */
export class EraseApplication1795820000000 implements MigrationInterface {
  name = 'EraseApplication1795820000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION erase_application(uuid)');
  }
}

const UP = [
  // With the rights of the owner of the tables, whoever calls it: so it looks first whether what has to remain is there.
  `CREATE FUNCTION erase_application(erased uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM public.erasure_certificates WHERE application_id = erased) THEN
        RAISE EXCEPTION 'an application is erased with a certificate';
      END IF;
      IF EXISTS (
        SELECT FROM public.application_files f WHERE f.application_id = erased
          AND NOT EXISTS (SELECT FROM public.unattached_files u WHERE u.storage_key = f.storage_key)
      ) THEN
        RAISE EXCEPTION 'an application is erased with its files';
      END IF;
      DELETE FROM public.applications WHERE id = erased;
      RETURN FOUND;
    END $$`,
  'REVOKE ALL ON FUNCTION erase_application(uuid) FROM PUBLIC',
];
