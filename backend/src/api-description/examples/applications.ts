import { ACCOUNT, ANSWERS, APPLICATION, CV, LINK_TOKEN, PERSON } from './samples.js';

/** Examples for applications: sending one, deciding, and what an applicant does with their own. */
export const APPLICATION_EXAMPLES = {
  applyForJob: { ...ANSWERS, email: 'adaeze@example.com', cv_file: CV },
  requestPageLink: { reference: 'SMT-7F3K-9QXA', email: 'adaeze@example.com' },
  openOwnPage: { token: LINK_TOKEN },
  replaceOwnCv: { cv_file: CV },
  updateOwnApplication: { ...ANSWERS, address: '7 Aba Road, Port Harcourt', cv_file: CV },
  setApplicationStatus: { status: 'reviewed', seen_status: 'pending' },
  setApplicationStatuses: { changes: [{ id: APPLICATION, status: 'reviewed' }] },
  setApplicationStage: { stage_id: 'phone', seen: null },
  setAssignee: { assignee_id: ACCOUNT, seen: null },
  createNote: { text: 'Call back on Monday', about: 'application', mentioned_ids: [ACCOUNT] },
  saveScorecard: { scores: [{ criterion_id: 'writing', score: 4 }], comment: 'Clear and kind' },
  removeApplications: { ids: [APPLICATION] },
  restoreApplications: { ids: [APPLICATION] },
  findUnopened: { ids: [APPLICATION] },
  tellPresence: { step: 'here' },
  startBulkAction: { filter: { status: 'pending' }, action: 'set_status', status: 'reviewed' },
  createExport: { kind: 'csv', status: 'reviewed' },
  createFileLink: { disposition: 'inline' },
  createTag: { name: 'Shortlist', colour: 'green' },
  updateTag: { name: 'Strong', colour: 'blue' },
  mergeTag: { into_id: 2 },
  tagApplications: { ids: [APPLICATION], add: [1], remove: [] },
  mergePerson: { person_id: PERSON },
  splitPerson: { application_ids: [APPLICATION] },
};
