import type { Sender } from '../sender.js';

/** A mail as it is sent. */
export interface OutgoingMail {
  /** Without angle brackets. */
  messageId: string;
  from: Sender;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** For the recipient's calendar. */
  icalEvent?: { method: string; content: string };
}

/** Sends mails. */
export interface MailTransport {
  /** @throws MailRefusedError when a retry is of no use, any other error when it may be */
  send(mail: OutgoingMail): Promise<void>;
  /**
   * Removes stored mails that no longer have a row, among them those to erased people.
   * @param idsKept returns the ids that have a row
   */
  removeUnlessKept?(idsKept: (ids: string[]) => Promise<string[]>): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
