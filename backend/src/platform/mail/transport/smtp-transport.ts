import { createTransport } from 'nodemailer';
import { isOwnNetwork } from '../../config/own-network.js';
import type { Timings } from '../../config/timings.js';
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.js';

/** Fields that nodemailer adds to its errors. */
interface SmtpError extends Error {
  /** What failed: EENVELOPE for the addresses, EMESSAGE for the content, EAUTH, ECONNECTION and so on. */
  code?: string;
  /** The system's code, or that of TLS, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
  originalCode?: string;
  /** What was waited for in vain, such as GREETING_TIMEOUT. */
  timeoutType?: string;
  /** The server's response code, such as 550. */
  responseCode?: number;
  /** The whole response, such as `550 5.1.1 No such user`. */
  response?: string;
  /** The refused command, such as `RCPT TO`; CONN for none. */
  command?: string;
}

/** Most mails sent at once, each over its own connection. */
export const CONNECTIONS = 5;

/** Sends over SMTP, a few connections at once. No part of a mail may make it read a file or fetch an address. */
export class SmtpTransport implements MailTransport {
  private readonly transport;
  /** Message-IDs of the mails that a connection is sending, after greeting and login. */
  private readonly begun = new Set<string>();

  /**
   * @param url such as smtps://user:password@mail.example.com
   * @param name what the mail server is greeted with: some refuse anything but a domain
   */
  constructor(
    url: string,
    name: string,
    { mailGreeting, mailSilence }: Pick<Timings, 'mailGreeting' | 'mailSilence'>,
  ) {
    this.transport = createTransport({
      url,
      // `name` and `requireTLS` in the address take precedence.
      name,
      requireTLS: sendsPasswordAbroad(new URL(url)),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: mailGreeting,
      greetingTimeout: mailGreeting,
      socketTimeout: mailSilence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', ({ data, message }, done) => {
      // Called when a connection starts to send the mail.
      message.processFunc((stream) => {
        this.begun.add(data.messageId ?? '');
        return stream;
      });
      done();
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail(mail);
    } catch (error) {
      const failure = describe(error as SmtpError, { isBegun: this.begun.has(mail.messageId) });
      throw isFinal(error as SmtpError) ? new MailRefusedError(failure) : new Error(failure);
    } finally {
      this.begun.delete(mail.messageId);
    }
  }

  close(): void {
    this.transport.close();
  }
}

/**
 * Whether a password goes to a server outside of the operator's networks. Somebody on the way there could remove STARTTLS from
 * what the server offers.
 */
export const sendsPasswordAbroad = ({ username, hostname }: URL): boolean =>
  username !== '' && !isOwnNetwork(hostname);

/**
 * What may change, by its enhanced code (RFC 3463): the sender's address, a full mailbox, the server's state, its
 * connections, limits and policies, such as a relay that denies. But for 5.5.0, which some say of an unknown mailbox.
 */
const MAY_CHANGE = /^5\.(1\.[78]|2\.2|[347]\.\d+|5\.(?!0$)\d+)$/;

/** What says of a recipient, without an enhanced code, that the mailbox is not there. */
const NO_MAILBOX = [550, 551, 553];

/**
 * Whether the refusal concerns this mail; a refused login, sender or other command is the configuration's fault, and
 * can be mended.
 */
function isFinal(error: SmtpError): boolean {
  const { code, responseCode = 0, command } = error;
  if (responseCode < 500 || command === 'MAIL FROM') return false;
  const enhanced = enhancedCode(error);
  if (!enhanced) return command === 'RCPT TO' && NO_MAILBOX.includes(responseCode);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && !MAY_CHANGE.test(enhanced);
}

/** The enhanced code, such as 5.1.1; not every server sends one. */
function enhancedCode({ response = '' }: SmtpError): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}

/** In SQL, patterns of what `describe` says where the server takes no mail at all, whatever it is. */
export const OF_EVERY_MAIL = [
  'The mail server was not reached%',
  'The mail server took no mail%',
  '%(EAUTH%',
  // As versions before wrote it.
  ...['%(ETLS)', '%answered %(EPROTOCOL)', '%answered %(ECONNECTION)'],
];

/** Codes of nodemailer for a connection that failed, broke or fell silent. */
const CONNECTION_FAILURES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS'];

/**
 * Describes a failure by codes only, since the server's own words may contain addresses. When a connection breaks or
 * falls silent after a mail was begun, that mail alone may be at fault; all mails have the same sender.
 */
function describe(error: SmtpError, { isBegun }: { isBegun: boolean }): string {
  const { code = 'unknown', originalCode, timeoutType, responseCode, command } = error;
  const named = (detail?: string) => `(${[code, detail].filter(Boolean).join(', ')})`;
  if (responseCode) {
    const isOfSender = command === 'MAIL FROM' && responseCode >= 500;
    const who = isBegun && !isOfSender ? 'The mail server' : 'The mail server took no mail: it';
    const answer = [responseCode, enhancedCode(error)].filter(Boolean).join(' ');
    return `${who} answered ${answer} ${named(command)}`;
  }
  const cause = named(originalCode ?? timeoutType);
  if (!CONNECTION_FAILURES.includes(code)) return `The mail could not be sent ${cause}`;
  return isBegun ? `The mail server did not answer ${cause}` : `The mail server was not reached ${cause}`;
}
