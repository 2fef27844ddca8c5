import type { Letter } from '../../mail/mail.public.js';

/** Asks a new member to confirm the address. */
export function confirmAddress({ firstName, url }: { firstName: string; url: string }): Letter {
  return {
    subject: 'Confirm your email address',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'One step is left: confirm that this address is yours. Then you can log in, see your dashboard and invest.',
      'The link works once, within two days. If you did not sign up, do nothing: the sign-up is then deleted.',
    ],
    action: { label: 'Confirm my address', url },
  };
}
