import { formatDateTime, truncate } from '@smash/contract';
import { type Fact, type MailContent, worksOnce } from '../../../platform/mail/index.js';
import type { Reminder } from './reminders.js';

/** Facts of an interview in all mails. */
export interface ToldInterview {
  firstName: string;
  applicantName: string;
  jobTitle: string;
  reference: string;
  /** What HR wrote to the applicant; may be empty. */
  text: string;
}

/** Facts in mails to the applicant. */
export interface ToldApplicant extends ToldInterview {
  /** Mailbox for questions: HR_EMAIL. */
  hrEmail: string;
}

/** A booked time. */
export interface ToldTime {
  startsAt: Date;
  minutes: number;
  place: string;
}

const when = ({ startsAt }: Pick<ToldTime, 'startsAt'>) => `${formatDateTime(startsAt)} (Lagos time)`;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A name in a subject: shortened so that the time after it is not cut off, and isolated if written from right to left.
 */
const named = (text: string): string => {
  const short = truncate(text, 80);
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
};

const questions = ({ hrEmail }: ToldApplicant) => `Questions? Email ${hrEmail} and quote your reference.`;

/** The place, as a link if it is the address of a call. */
function whereFact({ place }: Pick<ToldTime, 'place'>): Fact {
  const [url] = /^https?:\/\/\S+/i.exec(place) ?? [];
  return url ? ['Where', place, url] : ['Where', place];
}

function factsOf({ jobTitle, reference }: ToldInterview, time?: ToldTime): Fact[] {
  const facts: Fact[] = [
    ['Position', jobTitle],
    ['Reference', reference],
  ];
  if (time) facts.push(['When', when(time)], ['Length', `${time.minutes} minutes`], whereFact(time));
  return facts;
}

const withText = ({ text }: ToldInterview): string[] => (text ? [text] : []);

interface ToldOffer {
  times: readonly ToldTime[];
  /** The time that stays booked unless another one is chosen. */
  booked: ToldTime | undefined;
}

/** Asks the applicant to choose one of the times. */
export function interviewOffered(
  interview: ToldApplicant,
  { times, booked }: ToldOffer,
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  const listed = times.map((time) => `${when(time)}, ${time.minutes} minutes`);
  const { jobTitle, firstName } = interview;
  const words = booked
    ? {
        subject: 'Other times for your interview',
        heading: 'Other times for your interview',
        asks: `Your interview for ${jobTitle} stays booked for ${when(booked)}, unless you choose one of these times instead:`,
        label: 'Choose another time',
      }
    : {
        subject: 'Choose a time for your interview',
        heading: `We'd like to meet you, ${firstName}`,
        asks: `Please choose one of these times for your interview for ${jobTitle}:`,
        label: 'Choose a time',
      };
  return {
    subject: `${words.subject}: ${jobTitle}`,
    heading: words.heading,
    paragraphs: [
      words.asks,
      listed.join('\n'),
      ...withText(interview),
      `The first to choose a time gets it. The link below ${worksOnce(expiresAt)}.`,
      questions(interview),
    ],
    facts: factsOf(interview),
    action: { label: words.label, url },
  };
}

const BOOKED = {
  booked: { subject: 'Your interview', heading: 'Your interview is booked' },
  moved: { subject: 'New time for your interview', heading: 'Your interview has a new time' },
} as const;

const BEFORE: Record<Reminder['hours'], string> = { 24: 'a day', 2: 'two hours' };

interface ToldBooking {
  time: ToldTime;
  change: keyof typeof BOOKED;
  /** The reminders that will be sent. */
  reminders: readonly Reminder[];
  /** Whether another of the offered times is free. */
  hasOtherTime: boolean;
}

export function interviewBooked(
  interview: ToldApplicant,
  { time, change, reminders, hasOtherTime }: ToldBooking,
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  const { subject, heading } = BOOKED[change];
  return {
    subject: `${subject}: ${named(interview.jobTitle)}, ${when(time)}`,
    heading,
    paragraphs: [
      [
        'The entry for your calendar is attached.',
        ...(reminders.length > 0
          ? [`We'll remind you ${reminders.map(({ hours }) => BEFORE[hours]).join(' and ')} before.`]
          : []),
      ].join(' '),
      ...withText(interview),
      `If you can't come, please ${hasOtherTime ? 'choose another time or cancel' : 'cancel'} on your application page before the interview starts. The link below ${worksOnce(expiresAt)}; after that, the page asks for your reference.`,
      questions(interview),
    ],
    facts: factsOf(interview, time),
    action: { label: 'Open my application', url },
  };
}

export function interviewCancelled(interview: ToldApplicant, time: ToldTime | undefined): MailContent {
  return {
    subject: `Interview cancelled: ${interview.jobTitle}`,
    heading: 'The interview is cancelled',
    paragraphs: [
      time
        ? `Your interview on ${when(time)} is cancelled.`
        : 'The interview times that we offered you are no longer available.',
      questions(interview),
    ],
    facts: factsOf(interview),
  };
}

/** Worded so that it is also true of a reminder that is sent late. */
const howSoon = (hours: number) => (hours === 24 ? 'tomorrow' : 'soon');

export function interviewReminder(
  interview: ToldApplicant,
  time: ToldTime,
  hours: number,
  url: string,
): MailContent {
  return {
    subject: `Your interview is ${howSoon(hours)}: ${when(time)}`,
    heading: `Your interview is ${howSoon(hours)}`,
    paragraphs: [...withText(interview), questions(interview)],
    facts: factsOf(interview, time),
    action: { label: 'Open your application page', url },
  };
}

const FOR_INTERVIEWERS = {
  booked: { subject: 'Interview', heading: 'An interview is booked with you' },
  moved: { subject: 'Interview moved', heading: 'Your interview has a new time' },
  cancelled: { subject: 'Interview cancelled', heading: 'Your interview is cancelled' },
} as const;

/** For the interviewer: whom they meet, when and where; everything else is in the portal. */
export function forInterviewer(
  interview: ToldInterview,
  time: ToldTime,
  change: keyof typeof FOR_INTERVIEWERS,
  url: string,
): MailContent {
  const { subject, heading } = FOR_INTERVIEWERS[change];
  const paragraphs = {
    booked: 'The entry for your calendar is attached.',
    moved: 'Your calendar moves with the attached entry.',
    cancelled: 'The attached entry removes it from your calendar. The time is free again.',
  };
  return {
    subject: `${subject}: ${named(interview.applicantName)}, ${named(interview.jobTitle)}, ${when(time)}`,
    heading,
    paragraphs: [paragraphs[change]],
    facts: [['Applicant', interview.applicantName], ...factsOf(interview, time)],
    action: { label: 'Open the application', url },
  };
}

export function reminderForInterviewer(
  interview: ToldInterview,
  time: ToldTime,
  hours: number,
  url: string,
): MailContent {
  return {
    subject: `Interview ${howSoon(hours)}: ${named(interview.applicantName)}, ${when(time)}`,
    heading: `You have an interview ${howSoon(hours)}`,
    paragraphs: ["The application is in the portal, if you'd like to read it again."],
    facts: [['Applicant', interview.applicantName], ...factsOf(interview, time)],
    action: { label: 'Open the application', url },
  };
}

/** Tells HR that an applicant wants none of the times. Holds no personal data. */
export function offerDeclined({ jobTitle, reference }: ToldInterview, url: string): MailContent {
  return {
    subject: `Interview declined: ${jobTitle} (${reference})`,
    heading: 'Interview declined',
    paragraphs: ['The applicant has declined the interview that you offered.'],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open the application', url },
  };
}

/** Tells HR that an interview is cancelled that has no interviewer who could be told. Holds no personal data. */
export function cancelledWithoutInterviewer(
  { jobTitle, reference }: ToldInterview,
  time: ToldTime,
  url: string,
): MailContent {
  return {
    subject: `Interview cancelled: ${jobTitle} (${reference})`,
    heading: 'Interview cancelled',
    paragraphs: ['This interview was cancelled. Its interviewer no longer has access to it.'],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
      ['When', when(time)],
    ],
    action: { label: 'Open the application', url },
  };
}

/** For the interviewer of an applicant who was erased. Holds no personal data. */
export function erasedForInterviewer(time: Pick<ToldTime, 'startsAt' | 'place'>): MailContent {
  return {
    subject: `Interview cancelled: ${when(time)}`,
    heading: 'Your interview is cancelled',
    paragraphs: [
      'The application was erased, with everything about it. The attached entry removes the interview from your calendar; the time is free again.',
    ],
    facts: [['When', when(time)], ...(time.place ? [whereFact(time)] : [])],
  };
}

/** For an interviewer who may no longer see the interview. Says neither whose it is nor what becomes of it. */
export function forFormerInterviewer(time: ToldTime): MailContent {
  return {
    subject: `Interview no longer yours: ${when(time)}`,
    heading: 'An interview is no longer yours',
    paragraphs: [
      'Your account no longer has access to this interview. The attached entry removes it from your calendar. The time is free again.',
    ],
    facts: [
      ['When', when(time)],
      ['Where', time.place],
    ],
  };
}

/** For an applicant whose application is erased, but not at their own request. */
export function erasedForApplicant(
  { jobTitle, hrEmail }: Pick<ToldApplicant, 'jobTitle' | 'hrEmail'>,
  time: Pick<ToldTime, 'startsAt'> | undefined,
): MailContent {
  return {
    subject: `Interview cancelled: ${jobTitle}`,
    heading: 'The interview is cancelled',
    paragraphs: [
      time
        ? `Your interview on ${when(time)} is cancelled: your application is no longer in our system. The attached entry removes the interview from your calendar.`
        : 'The interview times that we offered you are no longer available: your application is no longer in our system.',
      `Questions? Email ${hrEmail}.`,
    ],
    facts: [['Position', jobTitle]],
  };
}
