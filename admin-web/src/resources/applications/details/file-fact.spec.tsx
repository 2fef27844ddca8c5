import { afterEach, expect, it } from '@jest/globals';
import type { FileKind } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { cleanup, render } from '@testing-library/react';
import { AdminContext, RecordContextProvider } from 'react-admin';
import { FileFact } from './file-fact';

afterEach(cleanup);

const sent: Partial<Application> = {
  cv_filename: 'cv.pdf',
  cover_letter: 'letter.pdf',
  cover_letter_kind: 'file',
};
const written: Partial<Application> = { cover_letter: 'Good day', cover_letter_kind: 'text' };
const missing: Partial<Application> = { cv_filename: null, cover_letter: null, cover_letter_kind: null };

it.each<[string, Partial<Application>, FileKind, string]>([
  ['a CV', sent, 'cv', 'CV filecv.pdfViewDownload'],
  ['a letter', sent, 'cover_letter', 'Cover letterletter.pdfViewDownload'],
  ['a letter in the form', written, 'cover_letter', 'Cover letterWritten in the formViewDownload'],
  ['no letter', missing, 'cover_letter', 'Cover letterNone sentViewDownload'],
  ['no CV', missing, 'cv', 'CV fileNone sentViewDownload'],
])('the facts of %s say above the buttons what was sent', (_, application, kind, text) => {
  const { container } = render(
    <AdminContext>
      <RecordContextProvider
        value={{ id: '1', cv_warnings: [], cover_letter_warnings: [], answers: [], ...application }}
      >
        <FileFact kind={kind} />
      </RecordContextProvider>
    </AdminContext>,
  );
  expect(container.textContent).toBe(text);
});
