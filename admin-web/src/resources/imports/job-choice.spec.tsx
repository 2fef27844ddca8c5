import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext, type DataProvider, type GetListParams } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { JobChoice } from './job-choice';

const JOBS = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, title: `Rider ${index + 1}` }));
/** Searches as the server does: by words, a page at a time. */
const getList = (_: string, { filter, pagination }: GetListParams) => {
  const { search = '' } = filter as { search?: string };
  const found = JOBS.filter(({ title }) => title.includes(search));
  return Promise.resolve({ data: found.slice(0, pagination?.perPage), total: found.length });
};
const getOne = (_: string, { id }: { id: number }) =>
  Promise.resolve({ data: JOBS.find((job) => job.id === id) });
const chosen = jest.fn<(id: number | null) => void>();

function Form() {
  const [value, setValue] = useState<number | null>(null);
  const change = (id: number | null) => {
    chosen(id);
    setValue(id);
  };
  return <JobChoice value={value} onChange={change} />;
}

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('any of 201 jobs can be chosen, and the choice cleared', async () => {
  const dataProvider = { getList, getOne } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <Form />
    </AdminContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Job of the applications' });
  expect(input.placeholder).toBe('A column names the job of each row');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '201' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Rider 201' }));
  expect(await screen.findByDisplayValue('Rider 201')).toBe(input);
  fireEvent.change(input, { target: { value: '' } });
  expect(chosen.mock.calls).toEqual([[201], [null]]);
});
