import { type MailContent, worksOnce } from '../../platform/mail/index.js';

/** For an account that has no password, but logs in at the identity provider. */
export function noPasswordMail({
  username,
  provider,
  url,
}: {
  username: string;
  provider: string;
  url: string;
}): MailContent {
  return {
    subject: 'Your account has no password',
    heading: 'Your account has no password',
    paragraphs: [
      `Someone asked to reset the password of your account ${username} in the portal. It has none: you sign in with ${provider}.`,
      `If ${provider} signs you in, but the portal says that your address already has an account, please tell whoever runs the portal.`,
      "If it wasn't you, you can ignore this email.",
    ],
    action: { label: `Sign in with ${provider}`, url },
  };
}

/** Leads to the page of the portal for a new password. */
export function resetPasswordMail(
  { username }: { username: string },
  // A time of day instead of a number of hours, since the mail may arrive late.
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  return {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Someone asked to reset the password of your account ${username} in the portal. If it was you, use the link below. It ${worksOnce(expiresAt)}.`,
      "If it wasn't you, you can ignore this email: your password stays the same.",
    ],
    action: { label: 'Choose a new password', url },
  };
}
