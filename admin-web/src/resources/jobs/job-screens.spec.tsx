import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { logIn } from '../../spec-support';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { JobCreate, JobEdit } from './job-screens';

const create = jest.fn<() => Promise<{ data: object }>>();
const calls: Partial<Record<string | symbol, () => Promise<{ data: object }>>> = { create };
const dataProvider = new Proxy({} as DataProvider, {
  get: (_target, method) => calls[method] ?? (() => new Promise<never>(() => undefined)),
});

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  create.mockReset();
});

const show = () =>
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
      <Notification />
    </AdminContext>,
  );
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

async function fillIn(): Promise<void> {
  for (const label of ['Job Title', 'Job Description', 'Responsibilities', 'Requirements']) {
    fireEvent.change(await field(label), { target: { value: 'Plans' } });
  }
}

it.each([
  [false, 'Job posted'],
  [true, "Draft saved. Visitors can't see it yet."],
])('saving a new job (draft: %s) says "%s"', async (is_draft, text) => {
  create.mockResolvedValueOnce({ data: { id: 1, is_draft } });
  show();
  await fillIn();
  if (is_draft) fireEvent.click(await field('Save as draft'));
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a job without its texts is not sent', async () => {
  show();
  fireEvent.change(await field('Location'), { target: { value: 'Kano' } });
  fireEvent.change(await field('Job Title'), { target: { value: '   ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText(MESSAGES.jobFieldsRequired)).toBeTruthy();
  expect(document.activeElement).toBe(await field('Job Title'));
  for (const label of ['Job Title', 'Job Description', 'Responsibilities', 'Requirements']) {
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
  }
  expect(await field('Location')).toHaveProperty('value', 'Kano');
  expect(create).not.toHaveBeenCalled();
});

it.each([
  ['Application Deadline', 'Please complete the date'],
  ['Lowest salary', 'Please enter a number'],
])('a job is not sent while the browser cannot read its field %s', async (label, reason) => {
  show();
  await fillIn();
  const input = await field(label);
  // What is half typed has no value.
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(create).not.toHaveBeenCalled();

  create.mockResolvedValueOnce({ data: { id: 1 } });
  Object.defineProperty(input, 'validity', { value: { badInput: false } });
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText('Job posted')).toBeTruthy();
});

it.each([
  [{ is_active: true, is_open: true }, 'Job updated'],
  [{ is_active: true, is_open: false }, 'Job updated. It is closed, as its deadline has passed.'],
  [{ is_active: false, is_open: false }, 'Job updated'],
])('saving a changed job says whether it is closed: %j', async (availability, text) => {
  const texts = { title: 'Planner', description: 'Plans', responsibility: 'Plans', requirements: 'Plans' };
  const data = { id: 7, version: 1, job_type: 'Full Time', location: 'Abuja', ...texts, ...availability };
  Object.assign(calls, {
    getOne: () => Promise.resolve({ data }),
    update: () => Promise.resolve({ data }),
  });
  const element = (
    <AdminContext dataProvider={dataProvider}>
      <Outlet />
      <Notification />
    </AdminContext>
  );
  // The portal opens the list after saving; here it is empty.
  const children = [
    { path: '/jobs/:id', element: <JobEdit /> },
    { path: '/jobs', element: null },
  ];
  const routes = [{ element, children }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/jobs/7'] })} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Update Job' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
