import { NO_JOB_FACTS } from '@smash/contract';
import { afterEach, expect } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { apiClient, type Job } from './api/client';
import { memberClient } from './api/members';

// Shared by component specs, which run without a browser and without a server.

type Handler = (request: Request) => Response | Promise<Response>;

/** What the API returns, by method and path. */
let handlers: Record<string, Handler> = {};

for (const client of [apiClient, memberClient]) {
  client.use({
    onRequest: ({ request }) => {
      const call = `${request.method} ${new URL(request.url, window.location.href).pathname}`;
      const handler = handlers[call];
      if (!handler) throw new Error(`Nothing handles ${call}`);
      return handler(request);
    },
  });
}

afterEach(() => {
  cleanup();
  handlers = {};
  sessionStorage.clear();
  localStorage.clear();
});

/** Answers calls of the API with these responses until the test ends. */
export function answerWith(more: Record<string, Handler>): void {
  handlers = { ...handlers, ...more };
}

export const json =
  (status: number, body: unknown): Handler =>
  () =>
    Response.json(body, { status });

/** Fails as `fetch` does without a connection. */
export const noConnection: Handler = () => Promise.reject(new TypeError('The connection failed'));

/** Renders a part of a page, with a state for its history entry. Following a link changes the address only. */
export function show(element: ReactNode, state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Replaces the text of a field. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** jsdom shows no dialogs. */
export function dialogsCanBeShown(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Expects a field to be marked invalid and described by this message. */
export function expectFieldError(field: HTMLElement, message: string): void {
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const parts = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(parts.map((id) => document.getElementById(id)?.textContent)).toContain(message);
}

export function expectNoFieldError(field: HTMLElement): void {
  expect(field.getAttribute('aria-invalid')).toBeNull();
}

let lastJob = 0;

/** An open posting. */
export function aJob(overrides: Partial<Job> = {}): Job {
  lastJob += 1;
  return {
    id: lastJob,
    title: `Fleet Planner ${lastJob}`,
    job_type: 'Full Time',
    location: 'Abuja',
    salary_range: null,
    ...NO_JOB_FACTS,
    description: 'Plan which vehicle goes where.',
    responsibility: 'Keep every vehicle on the road.',
    requirements: 'Two years with a fleet.',
    application_deadline: null,
    is_active: true,
    is_open: true,
    questions: [],
    status_mails: [],
    created_at: '2026-11-01T08:00:00Z',
    updated_at: '2026-11-01T08:00:00Z',
    version: 1,
    ...overrides,
  };
}

/** Waits until an element has the focus, which pages move after rendering. */
export const expectFocus = (element: Element | null): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));
