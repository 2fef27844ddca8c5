import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Three roles beside owner and administrator, which existing accounts keep. */
export class Roles1795700000000 implements MigrationInterface {
  name = 'Roles1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE admins DROP CONSTRAINT ck_admins_role`,
  `ALTER TABLE admins ADD CONSTRAINT ck_admins_role
    CHECK (role IN ('owner', 'administrator', 'recruiter', 'reviewer', 'investor_desk'))`,
];

const DOWN = [
  // An administrator may do more than any of the three: an owner decides again.
  `UPDATE admins SET role = 'administrator', status = CASE status WHEN 'active' THEN 'suspended' ELSE status END
    WHERE role NOT IN ('owner', 'administrator')`,
  `ALTER TABLE admins DROP CONSTRAINT ck_admins_role`,
  `ALTER TABLE admins ADD CONSTRAINT ck_admins_role CHECK (role IN ('owner', 'administrator'))`,
];
