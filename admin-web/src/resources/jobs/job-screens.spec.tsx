import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { storeSession } from '../../providers/session';
import { JobCreate } from './job-screens';

const create = jest.fn();
const dataProvider = new Proxy({} as DataProvider, {
  get: (_target, method) => (method === 'create' ? create : () => new Promise<never>(() => undefined)),
});

beforeEach(() => storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it('a job without its texts is not posted', async () => {
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
      <Notification />
    </AdminContext>,
  );
  const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
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
