import type { ApplicationAnswers, Brand, Permission, Role } from '@smash/contract';
import type { Job, SaveJob, Schemas, SubmittedApplication } from '@smash/contract/client';
import request, { type Test } from 'supertest';
import { type ApiApp, type Requester, withToken } from './app.js';
import {
  type AccountDetails,
  aCv,
  aJob,
  anAccount,
  dayFromNow,
  someAnswers,
  uniqueWord,
  type UploadedFile,
} from '../samples/builders.js';

/** An account of the portal with a session. */
export interface Member {
  account: AccountDetails;
  id: string;
  token: string;
  /** Requests in this session. */
  api: Requester;
}

/** Logs in and returns the token. */
export async function logIn(app: { url: string }, { username, password }: AccountDetails): Promise<string> {
  const { body } = await request(app.url).post('/api/login').send({ username, password }).expect(200);
  return (body as { access_token: string }).access_token;
}

/** Registers an account and logs in: the first one, which becomes the owner, or any account in open mode. */
export async function registerAndLogIn(app: ApiApp, account = anAccount()): Promise<Member> {
  const { ADMIN_SETUP_TOKEN: setup_token } = app.site.environment;
  const registration = { ...account, setup_token };
  const { body } = await app.visitor.post('/api/register').send(registration).expect(201);
  const token = await logIn(app, account);
  return { account, id: (body as { id: string }).id, token, api: withToken(app, token) };
}

/** Registers an account that the owner approves, and logs in. */
export const joinAsAdministrator = (app: ApiApp, owner: Member, account = anAccount()): Promise<Member> =>
  joinAs(app, owner, undefined, account);

/** Registers an account that the owner approves in a role, and logs in. */
export async function joinAs(
  app: ApiApp,
  owner: Member,
  role?: Role,
  account = anAccount(),
): Promise<Member> {
  const { body } = await app.visitor.post('/api/register').send(account).expect(201);
  const { id } = body as { id: string };
  // Confirms the address, as the mailed link does where mails are sent.
  await app.query('UPDATE admins SET email_confirmed_at = now() WHERE id = $1', [id]);
  await owner.api.put(`/api/accounts/${id}/status`).send({ status: 'active', role }).expect(200);
  const token = await logIn(app, account);
  return { account, id, token, api: withToken(app, token) };
}

/** Makes an API token. */
export async function makeApiToken(
  app: ApiApp,
  owner: Member,
  scopes: Permission[],
  brands: Brand[] = [],
): Promise<Schemas['MadeApiTokenDto'] & { api: Requester }> {
  const { password } = owner.account;
  const wanted = { name: `Program ${uniqueWord()}`, scopes, brands, expires_in_days: 1, password };
  const { body } = await owner.api.post('/api/tokens').send(wanted).expect(201);
  const made = body as Schemas['MadeApiTokenDto'];
  return { ...made, api: withToken(app, made.token) };
}

export async function postJob({ api }: Pick<Member, 'api'>, overrides: Partial<SaveJob> = {}): Promise<Job> {
  const { body } = await api.post('/api/jobs/').send(aJob(overrides)).expect(201);
  return body as Job;
}

/** Posts a job that is active and whose deadline was yesterday. */
export async function postExpiredJob(
  owner: Pick<Member, 'api'>,
  overrides: Partial<SaveJob> = {},
): Promise<Job> {
  const { id } = await postJob(owner, overrides);
  const expired = aJob({ ...overrides, application_deadline: dayFromNow(-1) });
  const { body } = await owner.api.put(`/api/jobs/${id}`).send(expired).expect(200);
  return body as Job;
}

export interface Submission {
  answers?: Partial<ApplicationAnswers>;
  /** Further text fields of the form. */
  fields?: Record<string, string>;
  cv?: UploadedFile | undefined;
  letter?: UploadedFile;
  /** Further files, by the part of the form. */
  files?: Record<string, UploadedFile>;
  /** Idempotency-Key. */
  key?: string;
}

/** Sends the application form; missing answers get valid values. `cv: undefined` sends no CV. */
export async function submit(app: { url: string }, jobId: number | string, submission: Submission = {}) {
  return sendForm(app, jobId, { ...submission, answers: someAnswers(submission.answers) });
}

/** Sends exactly these fields and files. */
export async function sendForm(app: { url: string }, jobId: number | string, submission: Submission) {
  const { answers = {}, fields = {}, letter, files = {}, key } = submission;
  const cv = 'cv' in submission ? submission.cv : await aCv();
  const form: Test = request(app.url).post(`/api/jobs/${jobId}/apply`);
  if (key !== undefined) void form.set('Idempotency-Key', key);
  for (const [name, value] of Object.entries({ ...answers, ...fields })) void form.field(name, value);
  if (cv) void form.attach('cv_file', cv.content, cv.name);
  if (letter) void form.attach('cover_letter_file', letter.content, letter.name);
  for (const [name, file] of Object.entries(files)) void form.attach(name, file.content, file.name);
  return form;
}

/** Sends a valid application. @throws when it is refused */
export async function apply(
  app: { url: string },
  jobId: number,
  submission: Submission = {},
): Promise<SubmittedApplication> {
  const { status, body } = await submit(app, jobId, submission);
  if (status !== 201) throw new Error(`The application was answered ${status} ${JSON.stringify(body)}`);
  return body as SubmittedApplication;
}
