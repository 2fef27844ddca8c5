import { tokenInMail } from './members.js';
import type { ApiApp } from './app.js';
import { uniqueWord } from '../samples/builders.js';

export interface WantedAlert {
  email: string;
  q?: string;
  brand?: string;
  place?: string;
  frequency: string;
}

export const anAlert = (overrides: Partial<WantedAlert> = {}): WantedAlert => ({
  email: `tunde.${uniqueWord()}@example.com`,
  frequency: 'at_once',
  ...overrides,
});

/** Asks for an alert and confirms it by the mailed link; mails must be waiting, as without a mail server. */
export async function subscribe(app: ApiApp, overrides: Partial<WantedAlert> = {}): Promise<WantedAlert> {
  const alert = anAlert(overrides);
  await app.visitor.post('/api/job-alerts').send(alert).expect(202);
  const token = await tokenInMail(app, 'job_alert_confirm', alert.email);
  await app.visitor.post('/api/job-alerts/confirmations').send({ token }).expect(200);
  return alert;
}

interface AlertMail {
  subject: string;
  text: string;
  unsubscribe_url: string | null;
}

/** Mails of job alerts to an address, oldest first. */
export const toldTo = (app: Pick<ApiApp, 'query'>, email: string): Promise<AlertMail[]> =>
  app.query<AlertMail>(
    `SELECT subject, text, unsubscribe_url FROM mails WHERE kind = 'job_alert' AND recipient = $1 ORDER BY created_at, id`,
    [email],
  );

/** The token of the links in such a mail. */
export const alertTokenIn = ({ text }: { text: string }): string =>
  /#alert=([\w.-]+)$/m.exec(text)?.[1] ?? '';
