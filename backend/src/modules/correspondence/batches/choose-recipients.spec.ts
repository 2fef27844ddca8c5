import { describe, expect, it } from '@jest/globals';
import { chooseRecipients, NOBODY_LEFT_OUT } from './choose-recipients.js';

const applicant = (email: string, status = 'rejected', withdrawnAt: Date | null = null) =>
  ({ email, status, withdrawnAt, isFilled: true, isTold: false }) as Parameters<
    typeof chooseRecipients
  >[0][number];

describe('chooseRecipients', () => {
  const ada = applicant('ada@example.com');
  const again = applicant(' ADA@example.com ');
  const bola = applicant('bola@example.com', 'accepted');
  const gone = applicant('gone@example.com', 'rejected', new Date(0));
  it.each([
    ['everybody, when nothing is told', [ada, bola], 2, null, [ada, bola], {}],
    ['only who has the status that is told', [ada, bola], 2, 'rejected' as const, [ada], { other_status: 1 }],
    ['nobody who has withdrawn', [gone, ada], 2, null, [ada], { withdrawn: 1 }],
    ['one address once, the newest', [ada, again], 2, null, [ada], { same_person: 1 }],
    [
      'nobody for whom something cannot be filled in',
      [{ ...bola, isFilled: false }, ada],
      2,
      null,
      [ada],
      { no_interview: 1 },
    ],
    [
      'nobody whom somebody else has told since',
      [{ ...ada, isTold: true }, applicant('obi@example.com')],
      2,
      'rejected' as const,
      [applicant('obi@example.com')],
      { already_told: 1 },
    ],
    ['who is there', [ada], 3, null, [ada], { missing: 2 }],
    [
      'one address that was left out before for another reason',
      [applicant('ada@example.com', 'accepted'), ada],
      2,
      'rejected' as const,
      [ada],
      { other_status: 1 },
    ],
  ])('chooses %s', (_, found, wanted, tells, chosen, leftOut) => {
    expect(chooseRecipients(found, wanted, tells)).toEqual({
      chosen,
      leftOut: { ...NOBODY_LEFT_OUT, ...leftOut },
    });
  });
});
