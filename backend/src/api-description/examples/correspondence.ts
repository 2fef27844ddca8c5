import { APPLICATION, SLOTS } from './samples.js';

const mail = {
  subject: 'Your application: {{job_title}}',
  body: 'Dear {{first_name}},\n\nthank you for your application.',
};

/** Examples for mails, interviews and imports. */
export const CORRESPONDENCE_EXAMPLES = {
  sendStatusMail: { status: 'reviewed' },
  previewMail: { application_id: APPLICATION, ...mail },
  createMailTemplate: { name: 'Thank you', ...mail },
  updateMailTemplate: { name: 'Thank you for applying', ...mail, version: 1 },
  writeMails: { filter: { status: 'reviewed' }, ...mail },
  sendEmail: {
    email: 'adaeze@example.com',
    subject: 'A question about Ride Smash',
    body: 'How do I become a rider?',
  },
  addInterviewSlots: {
    slots: [{ starts_at: '2027-11-15T09:00:00Z', minutes: 30, place: '12 Marina, Lagos' }],
  },
  offerInterview: { application_id: APPLICATION, slot_ids: SLOTS, text: 'We look forward to meeting you.' },
  offerOtherTimes: { slot_ids: SLOTS },
  moveInterview: { slot_id: SLOTS[1] },
  cancelInterview: { sequence: 1 },
  chooseInterviewTime: { slot_id: SLOTS[0] },
  uploadImport: { kind: 'jobs', file: '@jobs.csv' },
  checkImport: {
    mapping: ['title', 'description', 'responsibility', 'requirements'].map((field, column) => ({
      field,
      column,
    })),
  },
};
