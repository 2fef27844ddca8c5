import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Application, Schemas } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError, Notification, RecordContextProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { LOGGED_IN, logIn } from '../../../spec-support';
import { CorrectDetailsButton } from './correct-details-button';

const APPLICATION = {
  id: '7',
  first_name: 'Adaeze',
  middle_name: null,
  last_name: 'Okonkwo',
  email: 'adaeze@exampel.com',
  phone: '+234 803 555 0100',
  dob: '1996-04-12',
  address: '14 Adetokunbo Ademola Crescent',
  state_of_origin: 'Anambra',
  state_of_resident: 'FCT',
  updated_at: '2026-11-30T09:00:00.000Z',
  withdrawn_at: null,
} as Application;
const correctDetails = jest.fn<(id: string, body: Schemas['CorrectDetailsDto']) => Promise<void>>();

beforeEach(async () => {
  await logIn();
  correctDetails.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const screenOf = (application: Application, role = 'recruiter') => (
  <AdminContext
    authProvider={{ ...LOGGED_IN, getPermissions: () => Promise.resolve(role) }}
    dataProvider={{ correctDetails } as unknown as DataProvider}
    queryClient={queryClient}
  >
    <RecordContextProvider value={application}>
      <CorrectDetailsButton />
    </RecordContextProvider>
    <Notification />
  </AdminContext>
);
async function open() {
  const view = render(screenOf(APPLICATION));
  fireEvent.click(await screen.findByRole('button', { name: 'Correct details' }));
  await screen.findByRole('dialog', { name: 'Correct details' });
  return view;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const link = () => screen.queryByRole('checkbox', { name: /^Send the link/ });

describe('the dialog that corrects details', () => {
  it('sends what was changed, and what the person had seen', async () => {
    const { rerender } = await open();
    expect(save().disabled).toBe(true);
    type('Middle name', 'Ngozi');
    type('Phone', '0803 555 0101');
    type('Last name', 'Bello');
    type('Last name', 'Okonkwo');
    // A colleague corrects the name meanwhile.
    rerender(screenOf({ ...APPLICATION, last_name: 'Bello', updated_at: '2026-11-30T10:00:00.000Z' }));
    fireEvent.click(save());
    await screen.findByText('Details corrected');
    expect(correctDetails.mock.calls).toEqual([
      ['7', { middle_name: 'Ngozi', phone: '0803 555 0101', seen_at: '2026-11-30T09:00:00.000Z' }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks only with another address whether it gets a link', async () => {
    await open();
    expect(link()).toBeNull();
    type('Email', 'ADAEZE@exampel.com');
    expect(link()).toBeNull();
    type('Email', 'adaeze@example.com');
    fireEvent.click(link() as HTMLElement);
    fireEvent.click(save());
    await screen.findByText('Details corrected');
    expect(correctDetails.mock.calls[0]?.[1]).toMatchObject({ email: 'adaeze@example.com', send_link: true });
  });

  it('shows at each field why the server refuses it, and keeps what was typed', async () => {
    const phone = 'Please enter a valid phone number';
    correctDetails.mockRejectedValue(new HttpError(phone, 422, { errors: { phone } }));
    await open();
    type('Phone', '12');
    fireEvent.click(save());
    await screen.findByText('Please enter a valid phone number');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('12');
  });
});

it.each([
  ['of a withdrawn application', { ...APPLICATION, withdrawn_at: '2026-11-30T09:00:00.000Z' }, 'recruiter'],
  ['by a reviewer', APPLICATION, 'reviewer'],
])('details are not corrected %s', async (_, application, role) => {
  const { rerender } = render(screenOf(APPLICATION));
  const button = await screen.findByRole('button', { name: 'Correct details' });
  queryClient.clear();
  rerender(screenOf(application, role));
  await waitFor(() => expect(button.isConnected).toBe(false));
});
