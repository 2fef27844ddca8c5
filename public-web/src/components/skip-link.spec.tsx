import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MAIN_ID, SkipLink } from './skip-link';

it('the skip link focuses the content, and adds no history entry', async () => {
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
