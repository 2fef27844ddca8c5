import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** Tells the person who registered that the name is taken. Does not repeat the name: a stranger may have chosen it. */
export function nameTakenMail({ url }: { url: string }): MailContent {
  return {
    subject: 'Please choose another username',
    heading: 'Please choose another username',
    paragraphs: [
      `Someone has just tried to register for the ${COMPANY.name} portal with this email address. The username is taken or looks too much like another one, so no account has been created.`,
      "If it was you, please register again with a different username, such as your first name and surname with a dot between them. If it wasn't you, you can ignore this email.",
    ],
    action: { label: 'Register again', url },
  };
}
