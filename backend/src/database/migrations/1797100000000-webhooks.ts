import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where other systems are told of what happens, what they are told, and which jobs they were told of. */
export class Webhooks1797100000000 implements MigrationInterface {
  name = 'Webhooks1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_jobs', 'webhook_deliveries', 'webhook_events', 'webhook_endpoints'])
      await runner.query(`DROP TABLE ${table}`);
  }
}

const UP = [
  `CREATE TABLE webhook_endpoints (
    id uuid CONSTRAINT pk_webhook_endpoints PRIMARY KEY,
    url varchar(1000) NOT NULL,
    description varchar(200) NOT NULL DEFAULT '',
    events text[] NOT NULL,
    has_personal_data boolean NOT NULL DEFAULT false,
    off_reason varchar(10),
    encrypted_secret text NOT NULL,
    former_encrypted_secret text,
    former_secret_until timestamptz,
    failing_since timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT ck_webhook_endpoints_off_reason CHECK (off_reason IN ('by_hand', 'gone', 'failing'))
  )`,
  `CREATE TABLE webhook_events (
    id uuid CONSTRAINT pk_webhook_events PRIMARY KEY,
    type varchar(40) NOT NULL,
    data json NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX ix_webhook_events_created ON webhook_events (created_at)',
  `CREATE INDEX ix_webhook_events_application ON webhook_events ((data ->> 'application_id'))`,
  `CREATE TABLE webhook_deliveries (
    id uuid CONSTRAINT pk_webhook_deliveries PRIMARY KEY,
    endpoint_id uuid NOT NULL
      CONSTRAINT fk_webhook_deliveries_endpoint REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
    event_id uuid NOT NULL
      CONSTRAINT fk_webhook_deliveries_event REFERENCES webhook_events (id) ON DELETE CASCADE,
    state varchar(10) NOT NULL DEFAULT 'waiting',
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    attempted_at timestamptz,
    duration_ms integer,
    response_status integer,
    failure varchar(40),
    answer text,
    personal json,
    CONSTRAINT ck_webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'dead'))
  )`,
  'CREATE INDEX ix_webhook_deliveries_log ON webhook_deliveries (endpoint_id, id DESC)',
  'CREATE INDEX ix_webhook_deliveries_event ON webhook_deliveries (event_id)',
  `CREATE INDEX ix_webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'waiting'`,
  `CREATE TABLE webhook_jobs (
    job_id integer CONSTRAINT pk_webhook_jobs PRIMARY KEY,
    status varchar(10) NOT NULL
  )`,
  `INSERT INTO webhook_jobs (job_id, status)
   SELECT id, CASE WHEN is_active AND coalesce(application_deadline >= (now() AT TIME ZONE 'Africa/Lagos')::date, true)
     THEN 'open' ELSE 'closed' END
   FROM jobs WHERE deleted_at IS NULL AND NOT is_draft`,
];
