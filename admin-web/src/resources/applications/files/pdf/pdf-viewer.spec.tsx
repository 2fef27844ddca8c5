import { expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { render, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { LOCKED_PDF } from '../file-messages';

const openPdf = jest.fn<() => { promise: Promise<never>; destroy: () => void }>();
jest.unstable_mockModule('./open-pdf', () => ({ openPdf }));
jest.unstable_mockModule('./pdf-pages', () => ({
  PdfPages: class {
    close = () => undefined;
    setZoom = () => undefined;
  },
}));
jest.unstable_mockModule('pdfjs-dist/legacy/web/pdf_viewer.css', () => ({}));
const { PdfViewer } = await import('./pdf-viewer');

it.each([
  ['is locked with a password', 'PasswordException', LOCKED_PDF],
  ['is broken', 'InvalidPDFException', MESSAGES.pdfPreviewFailed],
])('the viewer reports why a PDF that %s cannot be shown', async (_, name, text) => {
  openPdf.mockImplementation(() => ({
    promise: Promise.reject(Object.assign(new Error('no'), { name })),
    destroy: () => undefined,
  }));
  const onFailure = jest.fn();
  render(
    <AdminContext>
      <PdfViewer blob={new Blob(['%PDF-'])} name="cv.pdf" onFailure={onFailure} />
    </AdminContext>,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(text));
});
