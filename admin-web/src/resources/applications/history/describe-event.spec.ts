import { describe, expect, it } from '@jest/globals';
import { describeEvent } from './describe-event';

const actor = { id: '7', username: 'amina' };

describe('an entry of the history', () => {
  it.each([
    ['submitted', null, {}, 'The application was submitted'],
    [
      'status_changed',
      actor,
      { from: 'pending', to: 'accepted' },
      'amina changed the status from Pending to Accepted',
    ],
    [
      'status_mail_sent',
      actor,
      { status: 'accepted' },
      'amina emailed the applicant about the status Accepted',
    ],
    [
      'status_changed',
      actor,
      { from: 'accepted', to: 'pending', undo: 'yes' },
      'amina changed the status back from Accepted to Pending',
    ],
    [
      'status_changed',
      actor,
      { from: 'reviewed', to: 'accepted', from_stage: 'Interview', from_stage_id: 'a' },
      'amina changed the status from Reviewed (Interview) to Accepted',
    ],
    [
      'stage_changed',
      actor,
      { from: 'Reviewed', to: 'Phone screen' },
      'amina moved this from Reviewed to Phone screen',
    ],
    ['note_added', actor, {}, 'amina added a note'],
    ['mail_cancelled', actor, {}, 'amina took back an email to the applicant'],
    ['mail_cancelled', null, {}, 'An email to the applicant was taken back'],
    ['scorecard_given', actor, {}, 'amina rated this application'],
    ['details_corrected', actor, { fields: 'email,phone,unknown' }, 'amina corrected details: Email, Phone'],
    ['cv_opened', actor, {}, 'amina opened the CV'],
    ['cover_letter_downloaded', actor, {}, 'amina downloaded the cover letter'],
    ['chat_opened', actor, {}, 'amina opened a WhatsApp chat with the applicant'],
    ['printed', actor, {}, 'amina printed the application'],
    ['withdrawn', null, {}, 'The applicant withdrew the application'],
    ['cv_replaced', null, {}, 'The applicant replaced the CV'],
    ['data_downloaded', null, {}, 'The applicant downloaded their data'],
    ['page_link_sent', null, {}, 'The applicant was sent a link to their application'],
    ['removed', null, {}, 'A former colleague deleted the application'],
  ] as const)('of type %s reads as a sentence', (type, who, data, sentence) => {
    expect(describeEvent({ type, actor: who, data })).toBe(sentence);
  });

  it.each([
    ['assigned', { id: '8', username: 'ngozi' }, 'amina assigned this to ngozi'],
    ['assigned', actor, 'amina assigned this to themselves'],
    ['assigned', null, 'amina assigned this to a former colleague'],
    ['unassigned', { id: '8', username: 'ngozi' }, 'amina took this back from ngozi'],
  ] as const)('of type %s names the assignee', (type, assignee, sentence) => {
    expect(describeEvent({ type, actor, assignee, data: {} })).toBe(sentence);
  });
});
