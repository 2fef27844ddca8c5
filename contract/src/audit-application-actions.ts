/** Actions on applications, for AUDIT_ACTIONS. */
export const APPLICATION_ACTIONS = {
  'application.submitted': { group: 'applications', words: 'An applicant submitted {what}' },
  'application.status_changed': {
    group: 'applications',
    words: '{who} changed the status of {what} from {from} to {to}',
  },
  'application.stage_changed': {
    group: 'applications',
    words: '{who} moved {what} from {from} to {to}',
  },
  'application.details_corrected': { group: 'applications', words: '{who} corrected details of {what}' },
  'application.note_added': { group: 'applications', words: '{who} added a note to {what}' },
  'application.note_removed': { group: 'applications', words: '{who} removed a note from {what}' },
  'application.scorecard_given': { group: 'applications', words: '{who} rated {what}' },
  'application.scorecard_changed': { group: 'applications', words: '{who} changed their rating of {what}' },
  'application.scorecard_withdrawn': {
    group: 'applications',
    words: '{who} withdrew their rating of {what}',
  },
  'application.status_mail_sent': {
    group: 'applications',
    words: '{who} sent the applicant of {what} an email about the status {status}',
  },
  'application.chat_opened': {
    group: 'applications',
    words: '{who} opened a WhatsApp chat with the applicant of {what}',
  },
  'application.mail_queued': { group: 'applications', words: '{who} wrote to the applicant of {what}' },
  'application.mail_cancelled': {
    group: 'applications',
    words: '{who} took back an email to the applicant of {what}',
  },
  'application.page_link_sent': {
    group: 'applications',
    words: 'The applicant of {what} was sent a link to their own page',
  },
  'application.cv_replaced': { group: 'applications', words: 'The applicant replaced the CV of {what}' },
  'application.data_downloaded': {
    group: 'applications',
    words: 'The applicant downloaded the data of {what}',
  },
  'application.withdrawn': { group: 'applications', words: 'The applicant withdrew {what}' },
  'application.replaced': { group: 'applications', words: 'The applicant sent a newer version of {what}' },
  'application.interview_offered': {
    group: 'applications',
    words: '{who} offered the applicant of {what} an interview',
  },
  'application.interview_booked': {
    group: 'applications',
    words: 'The applicant of {what} chose a time for the interview',
  },
  'application.interview_moved': { group: 'applications', words: 'The interview of {what} was moved' },
  'application.interview_cancelled': {
    group: 'applications',
    words: 'The interview of {what} was cancelled',
  },
  'application.person_joined': {
    group: 'applications',
    words: '{who} joined {what} to another application of the same person',
  },
  'application.person_split': {
    group: 'applications',
    words: '{who} split {what} from the other applications of the person',
  },
  'application.tag_added': { group: 'applications', words: '{who} tagged {what}' },
  'application.pool_joined': {
    group: 'applications',
    words: 'The applicant of {what} agreed to be kept for other openings',
  },
  'application.pool_left': {
    group: 'applications',
    words: 'The applicant of {what} no longer wants to be kept for other openings',
  },
  'application.pool_ended': {
    group: 'applications',
    words: 'The consent of the applicant of {what} to be kept for other openings ended',
  },
  'application.tag_removed': { group: 'applications', words: '{who} took a tag off {what}' },
  'application.assigned': { group: 'applications', words: '{who} assigned {what} to somebody' },
  'application.unassigned': { group: 'applications', words: '{who} took {what} back from its assignee' },
  'application.removed': { group: 'applications', words: '{who} deleted {what}' },
  'application.restored': { group: 'applications', words: '{who} restored {what}' },
  'application.deleted': { group: 'applications', words: '{what} was erased for good' },
} as const;
