import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first owner ends the set-up of the portal for good. */
export class PortalSetup1795620000000 implements MigrationInterface {
  name = 'PortalSetup1795620000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `CREATE TABLE portal_setup (
    is_done boolean CONSTRAINT pk_portal_setup PRIMARY KEY CONSTRAINT ck_portal_setup_done CHECK (is_done),
    done_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE FUNCTION end_portal_setup() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO portal_setup (is_done) VALUES (true) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  // In the database: the command, the previous version beside this one and an operator's SQL make owners too.
  `CREATE TRIGGER admins_end_portal_setup AFTER INSERT OR UPDATE OF role ON admins
    FOR EACH ROW WHEN (NEW.role = 'owner') EXECUTE FUNCTION end_portal_setup()`,
  `INSERT INTO portal_setup (is_done)
    SELECT true WHERE EXISTS (SELECT FROM admins WHERE role = 'owner')
      OR EXISTS (SELECT FROM audit_log WHERE object_type = 'account' AND data ->> 'role' = 'owner')`,
];

const DOWN = [
  `DROP TRIGGER admins_end_portal_setup ON admins`,
  `DROP FUNCTION end_portal_setup()`,
  `DROP TABLE portal_setup`,
];
