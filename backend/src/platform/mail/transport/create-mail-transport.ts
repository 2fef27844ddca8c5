import type { Environment } from '../../config/environment.js';
import type { Timings } from '../../config/timings.js';
import { domainOf, senderOf } from '../sender.js';
import { FolderTransport } from './folder-transport.js';
import type { MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

/** Injection token of the MailTransport; undefined when none is configured. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

export function createMailTransport(
  environment: Pick<Environment, 'MAIL_FROM' | 'MAIL_PATH' | 'SMTP_URL'>,
  timings: Timings,
): MailTransport | undefined {
  if (environment.SMTP_URL)
    return new SmtpTransport(environment.SMTP_URL, domainOf(senderOf(environment.MAIL_FROM)), timings);
  if (environment.MAIL_PATH) return new FolderTransport(environment.MAIL_PATH);
  return undefined;
}
