/** Tokens that can still be used, for conditions in the SQL of other modules. */
export const USABLE_TOKENS =
  '(SELECT subject_id, purpose FROM one_time_links WHERE used_at IS NULL AND expires_at > now())';

/** What a one-time token lets its bearer do; it counts for no other purpose. */
export type OneTimeTokenPurpose =
  | 'confirm_email'
  | 'confirm_account'
  | 'reset_password'
  | 'reset_account_password'
  | 'candidate_page'
  | 'candidate_session'
  | 'confirm_job_alert';
