import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { NotificationAlert } from '../../../layout/notification-alert';
import { queryClient } from '../../../providers/query-client';
import { StageFact } from './stage-fact';
import { LOGGED_IN, logIn } from '../../../spec-support';

const JOB = { id: 3, stages: [{ id: 'phone', name: 'Phone call' }] };
const calls = {
  getMany: () => Promise.resolve({ data: [JOB] }),
  moveApplication: jest.fn((_move: object) => new Promise<void>(() => undefined)),
};
const authProvider = {
  ...LOGGED_IN,
  canAccess: () => Promise.resolve(true),
  getPermissions: () => Promise.resolve('owner'),
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const of = (id: string, first_name: string, stage: object | null = null) => (
  <AdminContext dataProvider={calls as unknown as DataProvider} {...{ queryClient, authProvider }}>
    <RecordContextProvider
      value={{
        id,
        first_name,
        last_name: 'Obi',
        job_id: 3,
        status: 'reviewed',
        stage,
        withdrawn_at: null,
      }}
    >
      <StageFact />
    </RecordContextProvider>
    <NotificationAlert />
  </AdminContext>
);

it('a stage that is being saved for one applicant is not shown for the next', async () => {
  const { rerender } = render(of('7', 'Ada'));
  fireEvent.change(await screen.findByLabelText('Stage of Ada Obi'), { target: { value: 'phone' } });
  await waitFor(() => expect(screen.getByLabelText('Stage of Ada Obi')).toHaveProperty('value', 'phone'));
  rerender(of('8', 'Bola'));
  expect(await screen.findByLabelText('Stage of Bola Obi')).toHaveProperty('value', '');
});

it('an application is moved out of the stage where it was seen, and an undo takes the move back', async () => {
  calls.moveApplication.mockReset().mockResolvedValue();
  render(of('7', 'Ada', JOB.stages[0]));
  fireEvent.change(await screen.findByLabelText('Stage of Ada Obi'), { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.moveApplication).toHaveBeenCalledTimes(2));
  const [inStage, reviewed] = ['phone', null].map((stage_id) => ({ status: 'reviewed', stage_id }));
  expect(calls.moveApplication.mock.calls).toEqual([
    [{ id: '7', from: inStage, to: reviewed }],
    [{ id: '7', from: reviewed, to: inStage, isUndo: true }],
  ]);
});
