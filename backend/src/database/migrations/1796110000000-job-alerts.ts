import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about new jobs to whoever asked for them, with the address at which a mail program stops them. */
export class JobAlerts1796110000000 implements MigrationInterface {
  name = 'JobAlerts1796110000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP unsubscribe_url');
    await runner.query('DROP TABLE job_alert_openings');
    await runner.query('DROP TABLE job_alert_matches');
    await runner.query('DROP TABLE job_alerts');
  }
}

const UP = [
  `CREATE TABLE job_alerts (
    id uuid CONSTRAINT pk_job_alerts PRIMARY KEY,
    email varchar(254) NOT NULL,
    q varchar(200) NOT NULL DEFAULT '',
    brand varchar(20) NOT NULL DEFAULT '',
    place varchar(100) NOT NULL DEFAULT '',
    frequency varchar(10) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    expires_at timestamptz NOT NULL,
    reminded_at timestamptz,
    told_at timestamptz,
    CONSTRAINT ck_job_alerts_frequency CHECK (frequency IN ('at_once', 'weekly'))
  )`,
  'CREATE UNIQUE INDEX uq_job_alerts_search ON job_alerts (lower(email), q, brand, place, frequency)',
  'CREATE INDEX ix_job_alerts_expires ON job_alerts (expires_at)',
  `CREATE TABLE job_alert_matches (
    alert_id uuid CONSTRAINT fk_job_alert_matches_alert REFERENCES job_alerts (id) ON DELETE CASCADE,
    job_id integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    told_at timestamptz,
    mail_id uuid,
    CONSTRAINT pk_job_alert_matches PRIMARY KEY (alert_id, job_id)
  )`,
  'CREATE INDEX ix_job_alert_matches_job ON job_alert_matches (job_id)',
  'CREATE INDEX ix_job_alert_matches_waiting ON job_alert_matches (alert_id) WHERE told_at IS NULL',
  `CREATE TABLE job_alert_openings (
    job_id integer CONSTRAINT pk_job_alert_openings PRIMARY KEY,
    noted_at timestamptz NOT NULL DEFAULT now()
  )`,
  'ALTER TABLE mails ADD unsubscribe_url varchar(500)',
];
