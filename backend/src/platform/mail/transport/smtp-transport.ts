import { createTransport } from 'nodemailer';
import type { Timings } from '../../config/timings.js';
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.js';

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  /** Where it failed: EENVELOPE for the addresses, EMESSAGE for the content, EAUTH, ECONNECTION and so on. */
  code?: string;
  /** The server's response, such as 550. */
  responseCode?: number;
  /** What was refused, such as `RCPT TO`. */
  command?: string;
}

/** Sends over SMTP, a few connections at once. Nothing of a mail may name a file or an address to fetch. */
export class SmtpTransport implements MailTransport {
  private readonly transport;

  /** @param url such as smtps://user:password@mail.example.com */
  constructor(url: string, { mailGreeting, mailSilence }: Pick<Timings, 'mailGreeting' | 'mailSilence'>) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: mailGreeting,
      greetingTimeout: mailGreeting,
      socketTimeout: mailSilence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail(mail);
    } catch (error) {
      throw isFinal(error as SmtpError)
        ? new MailRefusedError(describe(error as SmtpError))
        : new Error(describe(error as SmtpError));
    }
  }

  close(): void {
    this.transport.close();
  }
}

/** A refusal of this mail; a refused login, sender or other command is the configuration's fault and may be mended. */
function isFinal({ code, responseCode = 0, command }: SmtpError): boolean {
  return responseCode >= 500 && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** In SQL, patterns of what `describe` says where the server takes no mail at all, whatever it is. */
export const OF_EVERY_MAIL = ['The mail server was not reached%', '%(EAUTH)'];

/** What happened, by codes only: the server's own words may hold addresses. */
function describe({ code = 'unknown', responseCode }: SmtpError): string {
  return responseCode
    ? `The mail server answered ${responseCode} (${code})`
    : `The mail server was not reached (${code})`;
}
