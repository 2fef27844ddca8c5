import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';

it('a question has the focus on Cancel, and closes on Escape only while its action does not run', () => {
  const onClose = jest.fn();
  const dialog = (isBusy: boolean) => (
    <ConfirmDialog
      isOpen
      title="Delete job"
      question="Really?"
      confirmLabel="Delete"
      onConfirm={() => undefined}
      {...{ isBusy, onClose }}
    />
  );
  const { rerender } = render(dialog(false));
  expect(document.activeElement?.textContent).toBe('Cancel');
  rerender(dialog(true));
  const escape = () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  escape();
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
