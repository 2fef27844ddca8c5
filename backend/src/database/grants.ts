/**
 * Rights of the serving role on each table; it has none on a table that is not named here. An append-only table has
 * neither UPDATE nor DELETE: only FUNCTION_GRANTS remove its rows, if anything does. No table has TRUNCATE.
 * tests/api/database/privileges.spec.ts compares the database with a list of its own.
 */
export const TABLE_GRANTS = {
  activities: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  admins: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  api_tokens: ['SELECT', 'INSERT', 'UPDATE (revoked_at, last_used_at, ending_told_at)'],
  application_answers: ['SELECT', 'INSERT'],
  application_events: ['SELECT', 'INSERT'],
  application_exports: ['SELECT', 'INSERT', 'DELETE'],
  application_files: ['SELECT', 'INSERT', 'DELETE'],
  // A note about a person moves to another application of theirs when the application that it was written with is
  // erased.
  application_notes: ['SELECT', 'INSERT', 'UPDATE (application_id)', 'DELETE'],
  application_tags: ['SELECT', 'INSERT', 'DELETE'],
  // Deleted by a function only, since their history is deleted with them.
  applications: ['SELECT', 'INSERT', 'UPDATE'],
  arrival_notices: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  assignment_notices: ['SELECT', 'INSERT', 'DELETE'],
  audit_log: ['SELECT', 'INSERT'],
  audit_seals: ['SELECT', 'INSERT'],
  // Only the owner writes it, so that nobody who takes over a backend can shorten the term.
  audit_term: ['SELECT'],
  calendar_feeds: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  bulk_action_items: ['SELECT', 'INSERT', 'UPDATE (outcome, tags_added, tags_removed)', 'DELETE'],
  bulk_actions: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  consent_texts: ['SELECT', 'INSERT'],
  cv_texts: ['SELECT', 'INSERT', 'UPDATE'],
  desk_visits: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  ended_job_alerts: ['SELECT', 'INSERT', 'DELETE'],
  erasure_certificates: ['SELECT', 'INSERT'],
  erasures_saved: ['SELECT', 'INSERT', 'UPDATE (at)'],
  idempotency_keys: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  indexnow_pages: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  interview_offers: ['SELECT', 'INSERT', 'DELETE'],
  interview_slots: ['SELECT', 'INSERT', 'DELETE'],
  interviews: ['SELECT', 'INSERT', 'UPDATE'],
  // When an imported job is deleted, its digest is cleared, and the row stays in the report.
  import_rows: ['SELECT', 'INSERT', 'UPDATE (digest)', 'DELETE'],
  imports: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  job_pictures: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  job_alert_matches: ['SELECT', 'INSERT', 'UPDATE (told_at, mail_id)', 'DELETE'],
  job_alert_openings: ['SELECT', 'INSERT', 'UPDATE (is_closing)', 'DELETE'],
  job_alerts: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  jobs: ['SELECT', 'INSERT', 'UPDATE'],
  key_samples: ['SELECT', 'INSERT', 'DELETE'],
  mail_batches: ['SELECT', 'INSERT', 'UPDATE'],
  mail_template_versions: ['SELECT', 'INSERT'],
  mail_templates: ['SELECT', 'INSERT', 'UPDATE'],
  mails: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  member_sessions: ['SELECT', 'INSERT', 'DELETE'],
  members: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  messages: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  migrations: ['SELECT'],
  note_mentions: ['SELECT', 'INSERT', 'UPDATE (read_at)'],
  one_time_links: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  passkey_challenges: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  passkeys: ['SELECT', 'INSERT', 'UPDATE (counter, last_used_at, name)', 'DELETE'],
  portal_setup: ['SELECT', 'INSERT'],
  provider_identities: ['SELECT', 'INSERT', 'UPDATE (has_role_from_group)', 'DELETE'],
  rate_limits: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  recovery_codes: ['SELECT', 'INSERT', 'UPDATE (used_at)', 'DELETE'],
  scorecards: ['SELECT', 'INSERT', 'UPDATE (scores, comment, updated_at)', 'DELETE'],
  sessions: ['SELECT', 'INSERT', 'UPDATE (identity_confirmed_at, is_two_step, last_used_at)', 'DELETE'],
  share_ledger: ['SELECT', 'INSERT'],
  // The outcome of a provider's message is known only after it was stored.
  share_payment_events: ['SELECT', 'INSERT', 'UPDATE (outcome, purchase_id)'],
  share_purchases: ['SELECT', 'INSERT', 'UPDATE'],
  share_receipts: ['SELECT', 'UPDATE'],
  tags: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  totp_secrets: ['SELECT', 'INSERT', 'UPDATE (confirmed_at, encrypted_secret, last_step)', 'DELETE'],
  unattached_files: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  webhook_deliveries: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  webhook_endpoints: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  webhook_events: ['SELECT', 'INSERT', 'DELETE'],
  webhook_jobs: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  zones: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type GrantedTable = keyof typeof TABLE_GRANTS;

/**
 * Functions with the owner's rights, the only ones that remove rows from append-only tables. Only the serving role may
 * call them.
 */
export const FUNCTION_GRANTS: readonly string[] = [
  'erase_application(uuid)',
  'prune_audit_log(bigint, bigint)',
];
