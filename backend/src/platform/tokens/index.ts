/** The links that can still be used, for conditions in the SQL of other modules. */
export const GOOD_LINKS =
  '(SELECT subject_id, purpose FROM one_time_links WHERE used_at IS NULL AND expires_at > now())';

/** What a one-time link lets its bearer do; a token for one purpose is worth nothing for another. */
export type LinkPurpose =
  | 'confirm_email'
  | 'confirm_account'
  | 'reset_password'
  | 'reset_account_password'
  | 'candidate_page'
  | 'candidate_session'
  | 'confirm_job_alert';
