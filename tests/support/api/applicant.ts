import { expect } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { SubmittedApplication } from '@smash/contract/client';
import type { ReceivedMail, TestMailServer } from '../doubles/mail-server.js';
import { uniqueWord } from '../samples/builders.js';
import { apply, type Submission } from './actions.js';
import { type ApiApp, type Requester, withToken } from './app.js';
import { mailedToken } from './candidate-link.js';
import { eventually } from './state.js';

/** Somebody who has applied and opened the page of the application. */
export interface Applicant extends SubmittedApplication {
  email: string;
  /** Requests in the session that a mailed link gave. */
  own: Requester;
}

export const askForPageLink = (app: ApiApp, body: object) =>
  app.visitor.post('/api/my-application/link').send(body);

export const openPageWith = (app: ApiApp, token: unknown, secret?: string) =>
  app.visitor
    .post('/api/my-application/session')
    .set(secret === undefined ? {} : { 'Session-Secret': secret })
    .send({ token });

/**
 * The token of a new link, which has not been opened.
 * @param server mail server of the backend, if it has one: the table of mails keeps no texts of sent mails
 */
export async function pageTokenFor(
  app: ApiApp,
  { id, reference, email }: Pick<Applicant, 'id' | 'reference' | 'email'>,
  server?: TestMailServer,
): Promise<string> {
  await askForPageLink(app, { reference, email }).expect(202);
  if (!server) return (await mailedToken(app, id)) ?? '';
  const find = () => server.received.map(tokenIn(email)).find((token) => token !== undefined);
  await eventually(() => Promise.resolve(expect(find()).toBeDefined()));
  return find() ?? '';
}

const tokenIn =
  (email: string) =>
  ({ recipients, content }: ReceivedMail): string | undefined =>
    recipients.includes(email) ? /\/my-application#(\S+)/.exec(content.text ?? '')?.[1] : undefined;

/** Applies with a unique address and opens the page of the application with the mailed link. */
export async function openOwnPage(
  app: ApiApp,
  jobId: number,
  answers = {},
  { server, ...further }: Pick<Submission, 'fields' | 'files'> & { server?: TestMailServer } = {},
): Promise<Applicant> {
  const email = `ada.${uniqueWord()}@example.com`;
  const application = await apply(app, jobId, { ...further, answers: { email, ...answers } });
  const { body } = await openPageWith(app, await pageTokenFor(app, { ...application, email }, server)).expect(
    200,
  );
  const { access_token } = body as { access_token: string };
  return { ...application, email, own: withToken(app, access_token) };
}

/** Downloads the applicant's own data: the files in the archive, by path. */
export async function downloadData(own: Requester): Promise<Record<string, Uint8Array>> {
  const { body } = await own.get('/api/my-application/data').buffer().parse(readBytes).expect(200);
  return unzipSync(new Uint8Array(body as Buffer));
}

function readBytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const stream = response as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}
