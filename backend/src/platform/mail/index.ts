export type { Fact, MailContent } from './templates/mail-content.js';
export { worksOnce } from './templates/works-once.js';
export { senderOf } from './sender.js';
export { stuckMails } from './stuck-mails.js';
