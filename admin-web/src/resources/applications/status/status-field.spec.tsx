import { afterEach, expect, it } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { MAIN_ID } from '../../../components/focus-main';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { StatusField } from './status-field';

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const calls = { changeStatuses: () => Promise.resolve(new Map()) } as unknown as DataProvider;
const list = (ids: string[]) => (
  <AdminContext dataProvider={calls} queryClient={queryClient}>
    <main id={MAIN_ID} tabIndex={-1}>
      {ids.map((id) => (
        <RecordContextProvider
          key={id}
          value={{ id, first_name: 'Ada', last_name: 'Obi', status: 'pending' } as Application}
        >
          <StatusField />
        </RecordContextProvider>
      ))}
    </main>
  </AdminContext>
);

it('the screen takes the focus if a change of status removes the row from the list', async () => {
  await logIn();
  const { rerender } = render(list(['1']));
  const badge = screen.getByRole('button', { name: /^Status of Ada Obi/ });
  fireEvent.click(badge);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'accepted' } });
  expect(document.activeElement).toBe(badge);
  // The list shows pending applications only.
  rerender(list([]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
