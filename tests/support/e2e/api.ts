import { randomUUID } from 'node:crypto';
import {
  createClient,
  type ApiClient,
  type Application,
  type Job,
  type SaveJob,
} from '@smash/contract/client';
import type { ApplicationAnswers } from '@smash/contract';
import { someAnswers, uniqueWord } from '../samples/builders.js';
import { samplePdf } from '../samples/files.js';

export { someAnswers, uniqueWord };

/** A file for a file input or a multipart body. */
export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An application sent to the API itself, past the form and its checks. */
export interface SentApplication extends Partial<ApplicationAnswers> {
  /** By default, a PDF of one page. */
  cv?: SentFile;
  coverLetterFile?: SentFile;
  /** The letter as text instead of a file. */
  coverLetterText?: string;
}

/** The API of one site, used as its owner, to prepare a test and to check its outcome. */
export interface SiteApi {
  /** Its origin, such as http://127.0.0.1:34567. */
  url: string;
  client: ApiClient;
  /** Creates a job with a title that no other test has, open unless overridden. */
  createJob(overrides?: Partial<SaveJob>): Promise<Job>;
  /** Creates an active job whose deadline has passed. */
  expiredJob(): Promise<Job>;
  /** Closes a job, as another administrator would meanwhile. */
  closeJob(job: Job): Promise<void>;
  /** Sends an application and returns it as administrators see it. */
  apply(jobId: number, application?: SentApplication): Promise<Application>;
  /** All applications for a job, newest first. */
  applications(jobId: number): Promise<Application[]>;
}

function toForm(
  { cv, coverLetterFile, coverLetterText, ...answers }: SentApplication,
  pdf: Buffer,
): FormData {
  const form = new FormData();
  for (const [field, answer] of Object.entries(someAnswers(answers))) form.append(field, answer);
  const append = (field: string, file: SentFile) =>
    form.append(field, new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  append('cv_file', cv ?? { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  if (coverLetterFile) append('cover_letter_file', coverLetterFile);
  if (coverLetterText !== undefined) form.append('cover_letter', coverLetterText);
  return form;
}

/**
 * The data of a response of the API.
 * @param what name of the request for the message of the error, such as "a job"
 * @throws Error when the API refused the request
 */
export function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }, what: string): Data {
  if (data === undefined) throw new Error(`The site refused ${what}: ${JSON.stringify(error)}`);
  return data;
}

/** Logs in and returns the API of a site. */
export async function openSiteApi(
  url: string,
  credentials: { username: string; password: string },
): Promise<SiteApi> {
  const { username, password } = credentials;
  const visitor = createClient({ baseUrl: url });
  const login = await visitor.POST('/api/login', { body: { username, password } });
  const session = dataOf(login, `the login of ${username}`);
  const client = createClient({ baseUrl: url, token: session.access_token });
  const pdf = await samplePdf();

  const applications = async (jobId: number) =>
    dataOf(
      await client.GET('/api/jobs/{id}/applications', { params: { path: { id: jobId } } }),
      `the applications of job ${jobId}`,
    );
  const createJob = async (overrides: Partial<SaveJob> = {}): Promise<Job> => {
    const body: SaveJob = {
      title: `Fleet Planner ${uniqueWord()}`,
      description: 'Plan which vehicle goes where.',
      responsibility: 'Keep every vehicle on the road.',
      requirements: 'Two years with a fleet.',
      ...overrides,
    };
    return dataOf(await client.POST('/api/jobs/', { body }), 'a job');
  };
  return {
    url,
    client,
    applications,
    createJob,
    async expiredJob() {
      const { id, title, description, responsibility, requirements } = await createJob();
      const body = { title, description, responsibility, requirements, application_deadline: '2020-01-31' };
      return dataOf(await client.PUT('/api/jobs/{id}', { params: { path: { id } }, body }), 'a deadline');
    },
    async closeJob({ id }) {
      dataOf(await client.POST('/api/jobs/{id}/close', { params: { path: { id } } }), 'to close a job');
    },
    async apply(jobId, application = {}) {
      const response = await fetch(`${url}/api/jobs/${jobId}/apply`, {
        method: 'POST',
        headers: { 'Idempotency-Key': randomUUID() },
        body: toForm(application, pdf),
      });
      if (!response.ok) throw new Error(`The application was refused: ${await response.text()}`);
      const { id } = (await response.json()) as { id: string };
      const { data } = await client.GET('/api/applications/{id}', { params: { path: { id } } });
      if (!data) throw new Error(`The application ${id} could not be read`);
      return data;
    },
  };
}
