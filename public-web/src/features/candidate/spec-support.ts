import type { CandidateApplication } from '../../lib/api/candidate';

/** A pending application for the specs of the applicant's page. */
export const APPLICATION: CandidateApplication = {
  reference: 'SMT-7F3K-9QXA',
  job_title: 'Rider',
  first_name: 'Ada',
  status: 'pending',
  is_decision_mailed: false,
  applied_at: '2026-11-25T09:00:00Z',
  withdrawn_at: null,
  is_replaced: false,
  replaced_by: null,
  cv_filename: null,
  can_replace_cv: true,
  can_update: true,
  talent_pool_until: null,
  consent_text: null,
};
