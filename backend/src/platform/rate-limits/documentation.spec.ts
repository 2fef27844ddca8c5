import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from './rate-limits.js';

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const guide = await read('docs/api.md');

describe('the limits in docs/api.md', () => {
  it('match the limit of an API token', () => {
    const { points, seconds } = RATE_LIMITS.apiToken;
    expect(seconds).toBe(60);
    expect(guide).toContain(`${points} requests a minute are answered for each token`);
    expect(guide).toContain(`RateLimit: "token";r=${points - 1};t=`);
  });

  it('match those of changes by applicants and members', () => {
    const { points, seconds } = RATE_LIMITS.candidateChange;
    expect(RATE_LIMITS.memberChange).toEqual({ points, seconds });
    expect(seconds).toBe(3600);
    expect(guide).toContain(`is counted for each of them, ${points} changes an hour`);
  });

  it('match those of applications', () => {
    const { applyByAddress: sent, applicationByAddress: taken } = RATE_LIMITS;
    expect([sent.seconds, taken.seconds]).toEqual([3600, 3600]);
    expect(guide).toContain(
      `${sent.points} forms of applications an hour are read and ${taken.points} applications taken`,
    );
    const { signUpByAddress, takenSignUpByAddress, contactByAddress, takenMessageByAddress } = RATE_LIMITS;
    expect([signUpByAddress.points, contactByAddress.points]).toEqual([sent.points, sent.points]);
    expect(guide).toContain(
      `${sent.points} sign-ups an hour are read and ${takenSignUpByAddress.points} taken, and ${sent.points} messages to the company are read and ${takenMessageByAddress.points} taken`,
    );
  });

  it('match those of nginx', async () => {
    const script = await read('nginx/entrypoint/15-smash.envsh');
    const figureOf = (name: string) => new RegExp(`^${name}=\\$\\(scaled (\\d+)\\)$`, 'm').exec(script)?.[1];
    expect(guide).toContain(
      `${figureOf('REQUESTS_PER_SECOND')} requests a second, ${figureOf('REQUESTS_BURST')} at once, ` +
        'and of what changes something (all but GET, HEAD and `PUT /api/applications/{id}/presence`) ' +
        `${figureOf('CHANGES_PER_SECOND')} a second, ${figureOf('CHANGES_BURST')} at once`,
    );
    const streams = Number(figureOf('STREAMS')).toLocaleString('en-GB');
    expect(guide).toContain(
      `${figureOf('CONNECTIONS')} requests are under way together that read, ` +
        `${figureOf('CONNECTIONS')} that send something, and ${streams} streams`,
    );
  });
});
