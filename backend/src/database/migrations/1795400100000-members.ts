import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members, their sessions, and what finds them. */
export class Members1795400100000 implements MigrationInterface {
  name = 'Members1795400100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['member_sessions', 'members']) await runner.query(`DROP TABLE ${table}`);
  }
}

const UP = [
  `CREATE TABLE members (
    id uuid CONSTRAINT pk_members PRIMARY KEY,
    title varchar(20) NOT NULL,
    first_name varchar(100) NOT NULL,
    middle_name varchar(100),
    surname varchar(100) NOT NULL,
    phone varchar(32) NOT NULL,
    email varchar(254) NOT NULL,
    password_hash text NOT NULL,
    gender varchar(20) NOT NULL,
    address varchar(500) NOT NULL,
    state varchar(20),
    means_of_id varchar(40) NOT NULL,
    sealed_details text NOT NULL,
    confirmed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  // Anybody can type anybody's address into the form: it belongs to the one who opened the mail.
  `CREATE UNIQUE INDEX uq_members_email ON members (lower(email)) WHERE confirmed_at IS NOT NULL`,
  `CREATE INDEX ix_members_unconfirmed ON members (lower(email), created_at) WHERE confirmed_at IS NULL`,
  `CREATE INDEX ix_members_created ON members (created_at DESC, id DESC)`,
  `CREATE INDEX ix_members_surname ON members (surname, id)`,
  `CREATE INDEX ix_members_state ON members (state)`,
  `CREATE TABLE member_sessions (
    id uuid CONSTRAINT pk_member_sessions PRIMARY KEY,
    member_id uuid NOT NULL CONSTRAINT fk_member_sessions_member REFERENCES members (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX ix_member_sessions_member ON member_sessions (member_id)`,
  `CREATE INDEX ix_member_sessions_expires ON member_sessions (expires_at)`,
];
