import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews, the times for them, and the addresses of interviewers' calendars. */
export class Interviews1795920100000 implements MigrationInterface {
  name = 'Interviews1795920100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  // Ranges have what an exclusion constraint needs; to compare a uuid by itself takes the extension btree_gist.
  `CREATE TYPE uuid_range AS RANGE (subtype = uuid)`,
  `CREATE TABLE interview_slots (
    id uuid CONSTRAINT pk_interview_slots PRIMARY KEY,
    interviewer_id uuid CONSTRAINT fk_interview_slots_interviewer REFERENCES admins (id) ON DELETE SET NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    place varchar(300) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT ck_interview_slots_length CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '8 hours'),
    CONSTRAINT ex_interview_slots_interviewer EXCLUDE USING gist
      (uuid_range(interviewer_id, interviewer_id, '[]') WITH =, tstzrange(starts_at, ends_at) WITH &&)
      WHERE (interviewer_id IS NOT NULL)
  )`,
  `CREATE INDEX ix_interview_slots_starts ON interview_slots (starts_at)`,
  `CREATE TABLE interviews (
    id uuid CONSTRAINT pk_interviews PRIMARY KEY,
    application_id uuid NOT NULL
      CONSTRAINT fk_interviews_application REFERENCES applications (id) ON DELETE CASCADE,
    state varchar(10) NOT NULL CONSTRAINT ck_interviews_state CHECK (state IN ('offered', 'booked', 'cancelled')),
    slot_id uuid CONSTRAINT uq_interviews_slot UNIQUE
      CONSTRAINT fk_interviews_slot REFERENCES interview_slots (id),
    sequence integer NOT NULL DEFAULT 0,
    text varchar(2000) NOT NULL,
    offered_by_id uuid CONSTRAINT fk_interviews_offered_by REFERENCES admins (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT ck_interviews_slot CHECK ((state = 'booked') = (slot_id IS NOT NULL))
  )`,
  `CREATE INDEX ix_interviews_application ON interviews (application_id)`,
  `CREATE TABLE interview_offers (
    interview_id uuid NOT NULL
      CONSTRAINT fk_interview_offers_interview REFERENCES interviews (id) ON DELETE CASCADE,
    slot_id uuid NOT NULL CONSTRAINT fk_interview_offers_slot REFERENCES interview_slots (id) ON DELETE CASCADE,
    CONSTRAINT pk_interview_offers PRIMARY KEY (interview_id, slot_id)
  )`,
  `CREATE INDEX ix_interview_offers_slot ON interview_offers (slot_id)`,
  `CREATE TABLE calendar_feeds (
    admin_id uuid CONSTRAINT pk_calendar_feeds PRIMARY KEY
      CONSTRAINT fk_calendar_feeds_admin REFERENCES admins (id) ON DELETE CASCADE,
    token_hash varchar(64) NOT NULL CONSTRAINT uq_calendar_feeds_token UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const DOWN = [
  `DROP TABLE calendar_feeds`,
  `DROP TABLE interview_offers`,
  `DROP TABLE interviews`,
  `DROP TABLE interview_slots`,
  `DROP TYPE uuid_range`,
];
