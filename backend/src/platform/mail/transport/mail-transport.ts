/** A mail as it leaves. */
export interface OutgoingMail {
  /** Without angle brackets. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** For the recipient's calendar. */
  icalEvent?: { method: string; content: string };
}

/** Where mails go. */
export interface MailTransport {
  /** @throws MailRefusedError when trying again is of no use; anything else when it may be */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes what it keeps of mails that are on record no more, of people who were erased among them. */
  removeUnlessKept?(idsKept: (ids: string[]) => Promise<string[]>): Promise<void>;
  close(): void;
}

/** The mail server does not take this mail, now or later. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
