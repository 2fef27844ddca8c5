import { afterEach, expect, it } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, RecordContextProvider } from 'react-admin';
import { StatusDropdown } from './status-dropdown';

afterEach(cleanup);

it.each([
  ['the status', { status: 'accepted' }, 'accepted', ['pending', 'reviewed', 'accepted', 'rejected']],
  ['pending where it is missing', {}, 'pending', ['pending', 'reviewed', 'accepted', 'rejected']],
  [
    'one that this portal does not know, which cannot be chosen',
    { status: 'parked' },
    'parked',
    ['parked', 'pending', 'reviewed', 'accepted', 'rejected'],
  ],
])('shows %s', (_, application, shown, choices) => {
  render(
    <AdminContext>
      <RecordContextProvider
        value={{ id: '1', first_name: 'Ada', last_name: 'Obi', ...application } as Application}
      >
        <StatusDropdown onClose={() => undefined} />
      </RecordContextProvider>
    </AdminContext>,
  );
  const dropdown = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Ada Obi' });
  expect(dropdown.value).toBe(shown);
  expect([...dropdown.options].map(({ value }) => value)).toEqual(choices);
  expect([...dropdown.options].filter(({ disabled }) => disabled)).toHaveLength(choices.length - 4);
});
