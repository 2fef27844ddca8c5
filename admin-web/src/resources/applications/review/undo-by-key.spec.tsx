import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { NotificationAlert } from '../../../layout/notification-alert';
import { queryClient } from '../../../providers/query-client';
import { useReviewActions } from './use-review-actions';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { useOfferUndo } from '../../../components/undo-message';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const undoMail = jest.fn();
const undoStatus = jest.fn();
const ada = { id: '7', first_name: 'Ada', last_name: 'Obi', status: 'pending' } as never;

/** A review in which a mail is sent and a status is chosen. */
function Review() {
  const { setStatus } = useReviewActions({ record: () => undefined, say: () => undefined });
  const offerUndo = useOfferUndo();
  useShortcuts({
    u: undoStatus,
    m: () => offerUndo('The email leaves', undoMail),
    3: () => void setStatus(ada, 'accepted'),
  });
  return <NotificationAlert />;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('U takes back what the alert offers, and what came later once there is such', async () => {
  const calls = { changeStatuses: () => Promise.resolve(new Map()) };
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <Review />
    </AdminContext>,
  );
  await waitFor(() => expect(press('m')).toBe(false));
  expect(await screen.findByText('The email leaves')).toBeTruthy();
  press('u');
  expect(undoMail).toHaveBeenCalledTimes(1);
  expect(undoStatus).not.toHaveBeenCalled();

  press('3');
  await waitFor(() => expect(screen.queryByText('The email leaves')).toBeNull());
  press('u');
  expect(undoStatus).toHaveBeenCalledTimes(1);
  expect(undoMail).toHaveBeenCalledTimes(1);
});
