import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MAIN_ID, SkipLink } from './skip-link';

it('leads to the content, and leaves no entry in the history', async () => {
  render(
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
  const entries = history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([history.length, location.hash]).toEqual([entries, '']);
});
