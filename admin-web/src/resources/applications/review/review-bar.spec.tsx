import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { ReviewBar } from './review-bar';
import { useAnnouncement } from './use-announcement';

afterEach(cleanup);

const LAST = 'This is the last application';
const nothing = () => undefined;

function Bar() {
  const [announcement, announce] = useAnnouncement();
  const next = () => announce(LAST);
  return (
    <ReviewBar
      review={{} as never}
      {...{ announcement, onNext: next, onPrevious: nothing, onStatus: nothing, onUndo: undefined }}
    />
  );
}

it('a repeated message is announced again, as a new element', () => {
  render(
    <AdminContext>
      <Bar />
    </AdminContext>,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next);
  const first = screen.getByText(LAST);
  fireEvent.click(next);
  expect(screen.getByText(LAST)).not.toBe(first);
});
