import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for the confirmation of its address holds neither its name nor its address for itself. */
const IS_CLAIM = `status = 'pending' AND email_confirmed_at IS NULL`;

/** A name and an address are an account's own once it was confirmed or approved; where no mail is sent, the code sees to it. */
export class AccountClaims1795810001000 implements MigrationInterface {
  name = 'AccountClaims1795810001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await runner.query(`DROP INDEX uq_admins_${column}`);
      await runner.query(
        `CREATE UNIQUE INDEX uq_admins_${column} ON admins (lower(${column})) WHERE NOT (${IS_CLAIM})`,
      );
    }
  }

  /** The former version knows one account of a name and of an address: claims beside it go. */
  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await runner.query(
        `DELETE FROM admins claim USING admins other
         WHERE claim.status = 'pending' AND claim.email_confirmed_at IS NULL AND claim.id <> other.id
           AND lower(claim.${column}) = lower(other.${column})
           AND (other.status <> 'pending' OR other.email_confirmed_at IS NOT NULL OR other.id < claim.id)`,
      );
      await runner.query(`DROP INDEX uq_admins_${column}`);
      await runner.query(`CREATE UNIQUE INDEX uq_admins_${column} ON admins (lower(${column}))`);
    }
  }
}

const COLUMNS = ['username', 'email'];
