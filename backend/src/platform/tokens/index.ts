/** What a one-time link lets its bearer do; a token for one purpose is worth nothing for another. */
export type LinkPurpose =
  | 'confirm_email'
  | 'confirm_account'
  | 'reset_password'
  | 'reset_account_password'
  | 'candidate_page'
  | 'candidate_session'
  | 'confirm_job_alert';
