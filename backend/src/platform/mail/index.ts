export type { MailContent } from './templates/mail-content.js';
export { stuckMails } from './stuck-mails.js';
