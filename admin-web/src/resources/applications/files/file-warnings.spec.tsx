import { afterEach, expect, it } from '@jest/globals';
import type { FileWarning } from '@smash/contract/client';
import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { FileWarnings } from './file-warnings';

afterEach(cleanup);

const show = (cv_warnings: FileWarning[]) =>
  render(
    <RecordContextProvider value={{ id: '1', cv_warnings, cover_letter_warnings: ['launch'] }}>
      <FileWarnings kind="cv" />
    </RecordContextProvider>,
  );

it('a warning says what a PDF can do when it is opened', () => {
  show(['script', 'attachment']);
  expect(screen.getByRole('alert').textContent).toBe(
    'This PDF can run a script and contains other files. View it here rather than in another program.',
  );
});

it('no warning is shown for a PDF without active content', () => {
  show([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
