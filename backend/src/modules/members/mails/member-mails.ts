import { type MailContent, worksOnce } from '../../../platform/mail/index.js';

/** Asks for the confirmation of an address. Names nobody: whoever signed up with it may be a stranger to the reader. */
export function confirmAddress({ url, expiresAt }: { url: string; expiresAt: Date }): MailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      "There's one step left before you can log in. Open the link below and enter the password you chose when you signed up.",
      `The link ${worksOnce(expiresAt)}. If you didn't sign up, you can ignore this email: no account will be opened, and the sign-up will be deleted.`,
    ],
    action: { label: 'Confirm my address', url },
  };
}

/** For members who cannot log in for now. */
const whileSuspended = (supportEmail: string) =>
  `Your membership is suspended, so you can't log in for now. To ask why, email ${supportEmail}.`;

/**
 * Tells a member that somebody signed up with their address; the page shows everybody the same response.
 * @param suspended whom to ask, if the membership is suspended
 */
export function alreadyMember(
  { firstName, url }: { firstName: string; url: string },
  suspended?: { supportEmail: string },
): MailContent {
  const subject = "You're already a member";
  const heading = `${subject}, ${firstName}`;
  const news =
    'Someone has just tried to sign up with this email address. It already belongs to your account, so nothing has changed.';
  if (suspended) return { subject, heading, paragraphs: [news, whileSuspended(suspended.supportEmail)] };
  return {
    subject,
    heading,
    paragraphs: [
      news,
      "If it was you, log in as usual. If you've forgotten your password, you can choose a new one from the login page.",
    ],
    action: { label: 'Log in', url },
  };
}

/** Tells a member that the password was changed, in case it was somebody else. */
export function passwordChanged(
  { firstName, suspendedAt }: { firstName: string; suspendedAt: Date | null },
  supportEmail: string,
): MailContent {
  return {
    subject: 'Your password was changed',
    heading: `Your password was changed, ${firstName}`,
    paragraphs: [
      suspendedAt
        ? whileSuspended(supportEmail)
        : "You've been logged out on every device. Please use your new password to log in.",
      `If it wasn't you, email ${supportEmail} straight away.`,
    ],
  };
}

/** Leads to the page for a new password. */
export function resetPassword(
  { firstName }: { firstName: string },
  // A time of day instead of a number of minutes, since the mail may arrive late.
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  return {
    subject: 'Choose a new password',
    heading: `Choose a new password, ${firstName}`,
    paragraphs: [
      `Someone asked to reset the password of your account. If it was you, use the link below. It ${worksOnce(expiresAt)}.`,
      "If it wasn't you, you can ignore this email: your password stays the same.",
    ],
    action: { label: 'Choose a new password', url },
  };
}

/** Tells a member of the suspension, and that purchases and receipts stay. */
export function membershipSuspended({ firstName }: { firstName: string }, supportEmail: string): MailContent {
  return {
    subject: 'Your membership is suspended',
    heading: `Your membership is suspended, ${firstName}`,
    paragraphs: [
      "You've been logged out on every device and can't log in while your membership is suspended. Nothing has been deleted: your purchases and receipts stay as they are.",
      `To ask why, or if you think this is a mistake, email ${supportEmail}.`,
    ],
  };
}

/** Tells a member that the suspension has ended. */
export function membershipRestored({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Your membership has been restored',
    heading: `Welcome back, ${firstName}`,
    paragraphs: ['Your membership is no longer suspended, and you can log in again.'],
    action: { label: 'Log in', url },
  };
}

/** The last mail to a member: the account is erased, and so is the record of this mail once it is sent. */
export function membershipDeleted({ firstName }: { firstName: string }, supportEmail: string): MailContent {
  return {
    subject: 'Your membership has been deleted',
    heading: `Your membership has been deleted, ${firstName}`,
    paragraphs: [
      "We've erased what we held about you as a member: your details, your means of identification, your next of kin and your password. We don't keep a copy of this email.",
      'If you had job alerts with this email address, they have ended too.',
      'Any units you bought stay on record under their receipt numbers, without your name and address. Please keep your receipts as proof of purchase.',
      `If you didn't ask for this, email ${supportEmail} straight away.`,
    ],
  };
}
