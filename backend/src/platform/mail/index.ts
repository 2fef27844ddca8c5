/** Name of the last mail to a deleted member: once it was sent, its row goes too. */
export const MEMBER_DELETED_MAIL = 'member_deleted';
export type { MailContent } from './templates/mail-content.js';
export { stuckMails } from './stuck-mails.js';
