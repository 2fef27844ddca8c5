import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { BUSINESSES } from '../../content/businesses';
import { OpenJobs } from './open-jobs';

const [business] = BUSINESSES;
const fetched = jest.fn<typeof fetch>();
let comeNear: () => void = () => undefined;

class Observer {
  constructor(private readonly notice: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeNear = () => this.notice([{ isIntersecting: true }]);
  }
  disconnect() {
    return undefined;
  }
}

afterEach(() => {
  cleanup();
  fetched.mockReset();
});

function open() {
  Object.assign(globalThis, { IntersectionObserver: Observer, fetch: fetched });
  render(<OpenJobs business={business} />, { wrapper: MemoryRouter });
}
const answer = (items: object[]) =>
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve({ items }) } as Response);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('the open jobs of a business are loaded when they come into view; five are listed, with a link to all', async () => {
  const items = [7, 8, 9, 10, 11, 12].map((id) => ({
    ...{ url: `https://smash.example/careers/${id}`, title: `Rider ${id}`, summary: 'Full Time · Lagos' },
  }));
  answer(items);
  open();
  expect(fetched).not.toHaveBeenCalled();
  expect(links()).toEqual([`/careers?brand=${business.slug}`]);
  comeNear();
  expect(await screen.findByRole('link', { name: 'Rider 7' })).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe(`/feeds/jobs.json?brand=${business.slug}&texts=no`);
  expect(links()).toEqual([
    ...[7, 8, 9, 10, 11].map((id) => `/careers/${id}`),
    `/careers?brand=${business.slug}`,
  ]);
});

it('a business without open jobs says so in one line', async () => {
  answer([]);
  open();
  comeNear();
  expect(await screen.findByText('No open jobs here at the moment.')).toBeTruthy();
  expect(links()).toEqual(['/careers']);
});

it('a business whose jobs could not be loaded shows only the link to all', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  comeNear();
  // Waits until the failure has arrived.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(fetched).toHaveBeenCalled();
  expect(links()).toEqual([`/careers?brand=${business.slug}`]);
  expect(screen.queryByText('No open jobs here at the moment.')).toBeNull();
});
