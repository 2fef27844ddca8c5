import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { PageHeading } from './page-heading';
import { ScreenAnnouncement } from './screen-announcement';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const frame = (address: string, title: string) => (
  <ScreenAnnouncement>
    <PageHeading key={address} title={title} />
  </ScreenAnnouncement>
);
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('a newly opened screen is announced, except the first, one left at once, or a change of its count', () => {
  const { rerender } = render(frame('/jobs', 'Job Postings'));
  pass(1000);
  expect(said()).toBe('');
  rerender(frame('/jobs', 'Job Postings (7)'));
  pass(1000);
  expect(said()).toBe('');
  rerender(frame('/zones', 'Zones'));
  pass(300);
  rerender(frame('/jobs/1', 'Edit Job'));
  pass(1000);
  expect(said()).toMatch(/ \| Edit Job$/);
});

it('a screen is announced by its latest title', () => {
  const { rerender } = render(frame('/jobs', 'Job Postings'));
  rerender(frame('/jobs/7', 'Applications for this job'));
  pass(300);
  rerender(frame('/jobs/7', 'Applications for Welder'));
  pass(500);
  expect(said()).toMatch(/ \| Applications for Welder$/);
});

it('a screen with the same title as the last is announced too', () => {
  const { rerender } = render(frame('/jobs', 'Job Postings'));
  rerender(frame('/jobs/1', 'Edit Job'));
  pass(3000);
  expect(said()).toBe('');
  rerender(frame('/jobs/2', 'Edit Job'));
  expect(said()).toBe('');
  pass(1000);
  expect(said()).toMatch(/ \| Edit Job$/);
});
