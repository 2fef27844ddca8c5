import { describe, expect, it } from '@jest/globals';
import {
  interviewBooked,
  interviewOffered,
  interviewReminder,
  reminderForInterviewer,
} from './interview-texts.js';
import { remindersFor } from './reminders.js';

const startsAt = new Date('2026-12-02T09:00:00Z');
const interview = {
  firstName: 'Ada',
  applicantName: 'Ada Okonkwo',
  jobTitle: 'Rider',
  reference: 'SMT-7F3K-9QXA',
  text: '',
  hrEmail: 'hr@example.com',
};

describe('the mail about a booked interview', () => {
  const paragraphs = (now: string, hasOtherTime = false) =>
    interviewBooked(
      interview,
      {
        time: { startsAt, minutes: 30, place: '12 Marina, Lagos' },
        change: 'booked',
        reminders: remindersFor(startsAt, new Date(now)),
        hasOtherTime,
      },
      { url: 'https://smash.example/my-application', expiresAt: new Date('2026-12-01T09:30:00Z') },
    ).paragraphs;

  it.each([
    ['two days before', '2026-11-30T09:00:00Z', " We'll remind you a day and two hours before."],
    ['ten hours before', '2026-12-01T23:00:00Z', " We'll remind you two hours before."],
    ['an hour before', '2026-12-02T08:00:00Z', ''],
  ])('booked %s promises only the reminders that will be sent', (_, now, promise) => {
    expect(paragraphs(now)[0]).toBe(`The entry for your calendar is attached.${promise}`);
  });

  it.each([
    ['another time while one is free', true, 'choose another time or cancel'],
    ['nothing but to cancel while none is', false, 'cancel'],
  ])('offers %s', (_, hasOtherTime, actions) => {
    expect(paragraphs('2026-11-30T09:00:00Z', hasOtherTime)).toContain(
      `If you can't come, please ${actions} on your application page before the interview starts. The link below works once, until 1 December 2026, 10:30 (Lagos time); after that, the page asks for your reference.`,
    );
  });
});

it('the mail that offers times says how long its link works', () => {
  const link = { url: 'https://smash.example/my-application', expiresAt: new Date('2026-12-01T09:30:00Z') };
  expect(interviewOffered(interview, { times: [], booked: undefined }, link).paragraphs).toContain(
    'The first to choose a time gets it. The link below works once, until 1 December 2026, 10:30 (Lagos time).',
  );
});

it.each([
  ['12 Marina, Lagos', undefined],
  ['https://call.example/19%3ameeting (code 123)', 'https://call.example/19%3ameeting'],
  ['Call us: https://call.example', undefined],
])('the place %s has the link %s', (place, url) => {
  const time = { startsAt, minutes: 30, place };
  const { facts = [] } = interviewReminder(interview, time, 2, 'https://smash.example/my-application');
  expect(facts.at(-1)?.[2]).toBe(url);
});

describe('the subject of a reminder to an interviewer', () => {
  const subjectOf = (applicantName: string) =>
    reminderForInterviewer(
      { ...interview, applicantName },
      { startsAt, minutes: 30, place: 'Lagos' },
      24,
      'https://smash.example/hidden-portal',
    ).subject;

  it.each([
    ['a short name', 'Ada Okonkwo', 'Ada Okonkwo'],
    ['a name from right to left, by itself alone', 'عائشة بلو', '\u2068عائشة بلو\u2069'],
    ['the beginning of a very long one', 'A'.repeat(200), `${'A'.repeat(80)}…`],
  ])('names %s, then the time', (_, name, shown) => {
    expect(subjectOf(name)).toBe(`Interview tomorrow: ${shown}, 2 December 2026, 10:00 (Lagos time)`);
  });
});
