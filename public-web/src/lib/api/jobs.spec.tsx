import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { aJob, answerWith, json, noConnection } from '../spec-support';
import { loadJob, loadJobs } from './jobs';

describe('loadJobs', () => {
  const LIST = 'GET /api/jobs/';
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('counts a response that is not a list as no jobs', async () => {
    answerWith({ [LIST]: json(200, { jobs: 'none' }) });
    expect(await loadJobs()).toEqual({ status: 'loaded', jobs: [] });
  });

  it.each([
    ['the server fails', json(500, { detail: 'Something went wrong', code: 'internal' })],
    ['the connection breaks', noConnection],
  ])('fails if %s', async (_when, answer) => {
    answerWith({ [LIST]: answer });
    expect(await loadJobs()).toEqual({ status: 'failed' });
  });
});

describe('a job from a server without is_open', () => {
  const { is_open: _, ...job } = aJob({ id: 7, application_deadline: '2020-01-31' });

  it('is open by its switch and its deadline', async () => {
    const later = { ...job, id: 8, application_deadline: '2099-12-31' };
    answerWith({ 'GET /api/jobs/': json(200, [job, later]), 'GET /api/jobs/7': json(200, job) });
    expect(await loadJobs()).toMatchObject({ jobs: [{ is_open: false }, { is_open: true }] });
    expect(await loadJob('7')).toMatchObject({ job: { is_open: false } });
  });
});

describe('loadJob', () => {
  const message = MESSAGES.jobDetailsFailed;

  it('finds a job', async () => {
    const job = aJob({ id: 7 });
    answerWith({ 'GET /api/jobs/7': json(200, job) });
    expect(await loadJob('7')).toEqual({ status: 'found', job });
  });

  it.each([
    ['missing', json(404, { detail: 'Job not found' })],
    ['failed', json(500, {})],
    ['failed', noConnection],
  ])('reports that a job is %s', async (status, answer) => {
    answerWith({ 'GET /api/jobs/7': answer });
    expect(await loadJob('7')).toEqual({ status, message });
  });

  it.each([undefined, 'abc', '0', '1.5', '-1'])('sends no request for the id %s', async (id) => {
    expect(await loadJob(id)).toEqual({ status: 'missing', message });
  });
});
