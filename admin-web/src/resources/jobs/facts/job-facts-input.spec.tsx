import { afterEach, expect, it, jest } from '@jest/globals';
import { SALARY_MESSAGES } from '@smash/contract';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { storeSession } from '../../../providers/session';
import { JobCreate, JobEdit } from '../job-screens';

const create = jest.fn(
  (_resource: string, _params: { data: unknown }) => new Promise<never>(() => undefined),
);
const update = jest.fn(
  (_resource: string, _params: { data: unknown }) => new Promise<never>(() => undefined),
);
const copy = {
  id: 7,
  version: 1,
  title: 'Copy of Rider Lead, Ridesmash',
  location: 'Gwarinpa, Abuja',
  job_type: 'Full Time',
  salary_range: null,
  description: 'Ride.',
  responsibility: 'Ride well.',
  requirements: 'A licence.',
  brand: 'ridesmash',
  city: 'Gwarinpa',
  state: 'FCT',
};
const calls: Partial<Record<string | symbol, unknown>> = {
  create,
  update,
  getOne: () => Promise.resolve({ data: copy }),
};
const nothing = () => new Promise<never>(() => undefined);
const dataProvider = new Proxy({} as DataProvider, { get: (_target, method) => calls[method] ?? nothing });

afterEach(() => {
  cleanup();
  create.mockClear();
  update.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));

it('facts can be filled in from the texts, and an amount that the texts do not name is refused', async () => {
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
    </AdminContext>,
  );
  expect(screen.getByRole('button', { name: 'Fill in from the texts: Abuja, FCT' })).toBeTruthy();
  const hint = 'The title names Ridesmash. Accounts limited to it see the job only with this field.';
  expect(screen.queryByText(hint)).toBeNull();
  fill('Job Title', 'Rider Experience Lead, Ridesmash');
  expect(screen.getByText(hint)).toBeTruthy();
  fill('Salary Range', '₦350,000 to ₦450,000 a month');
  fill('Job Description', 'Ride.');
  fill('Responsibilities', 'Ride well.');
  fill('Requirements', 'A licence.');
  fill('City', 'Gwarinpa');
  const fillIn = await screen.findByRole('button', {
    name: 'Fill in from the texts: Ridesmash, FCT, NGN 350,000 to 450,000 a month',
  });
  fireEvent.click(fillIn);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Fill in from the texts/ })).toBeNull());
  // The line below the brand stays, so that the form does not move.
  expect(screen.queryByText(hint)).toBeNull();
  const brand = screen.getByRole('combobox', { name: 'Brand' });
  expect(brand.closest('.ra-input-brand')?.querySelector('.MuiFormHelperText-root')).toBeTruthy();

  fill('Highest salary', '900000');
  post();
  expect(await screen.findByText(SALARY_MESSAGES.notInText)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  fill('Highest salary', '450000');
  post();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[1].data).toMatchObject({
    brand: 'ridesmash',
    city: 'Gwarinpa',
    state: 'FCT',
    salary_min: 350_000,
    salary_max: 450_000,
    salary_currency: 'NGN',
    salary_period: 'month',
  });
});

it('who is limited to a brand is offered no other', async () => {
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', brands: ['ridesmash'] });
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
    </AdminContext>,
  );
  const brand = screen.getByRole('combobox', { name: 'Brand' });
  await waitFor(() => expect(brand.textContent).toBe('Ridesmash'));
  fireEvent.mouseDown(brand);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ridesmash']);
});

async function openCopy() {
  const element = (
    <AdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      <JobEdit />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '/jobs/:id', element }], { initialEntries: ['/jobs/7'] });
  render(<RouterProvider router={router} />);
  await screen.findByLabelText(/^Job Title/);
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Job' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a copy for another brand and place is not saved until its outdated facts are changed or kept', async () => {
  await openCopy();
  fill('Job Title', 'Chef, Smashfood');
  fill('Location', 'Ikeja, Lagos');
  save();
  expect(
    await screen.findAllByText('The texts changed. Please say above whether this still fits'),
  ).toHaveLength(3);
  expect(update).not.toHaveBeenCalled();
  expect(screen.getByText('The texts changed. Do these still fit: Ridesmash, Gwarinpa, FCT?')).toBeTruthy();
  press('Change to Smashfood, Lagos, Lagos');
  save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toMatchObject({
    brand: 'smashfood',
    city: 'Lagos',
    state: 'Lagos',
  });
});

it('typed facts stay if somebody keeps them, and are not questioned while the texts still name them', async () => {
  await openCopy();
  fill('Location', 'Gwarinpa Estate, Abuja');
  expect(screen.queryByRole('button', { name: 'Keep them' })).toBeNull();
  fill('Location', 'Third Avenue, Abuja');
  fill('Job Title', 'Smashfood rider');
  save();
  expect(await screen.findByText('The texts changed. Do these still fit: Ridesmash, Gwarinpa?')).toBeTruthy();
  press('Keep them');
  save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toMatchObject({
    brand: 'ridesmash',
    city: 'Gwarinpa',
    state: 'FCT',
  });
});

it('facts that the texts no longer name can be emptied on request', async () => {
  await openCopy();
  fill('Location', 'Accra');
  await screen.findByText('The texts changed. Do these still fit: Gwarinpa, FCT?');
  press('Empty these fields');
  save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ brand: 'ridesmash', city: null, state: null });
});
