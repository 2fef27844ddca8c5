import { afterEach, expect, it, jest } from '@jest/globals';
import { SALARY_MESSAGES } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { JobCreate } from '../job-screens';

const create = jest.fn(
  (_resource: string, _params: { data: unknown }) => new Promise<never>(() => undefined),
);
const nothing = () => new Promise<never>(() => undefined);
const dataProvider = new Proxy({} as DataProvider, {
  get: (_target, method) => (method === 'create' ? create : nothing),
});

afterEach(() => {
  cleanup();
  create.mockClear();
  sessionStorage.clear();
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));

it('what the texts say fills the empty fields on request, and an amount that they do not say is not sent', async () => {
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
    </AdminContext>,
  );
  expect(screen.getByRole('button', { name: 'Fill in from the texts: Abuja, FCT' })).toBeTruthy();
  fill('Job Title', 'Rider Experience Lead, Ridesmash');
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
