import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES, type FileKind } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Notification, RecordContextProvider, AdminContext } from 'react-admin';
import { logIn } from '../../../spec-support';

type Answer = Response | 'cut off' | Promise<Response>;

/** The next responses of the API by the end of the address; each test has to use all of them. */
const answers: [end: RegExp, answer: Answer][] = [];
const asked: string[] = [];
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  asked.push(pathname);
  const index = answers.findIndex(([end]) => end.test(pathname));
  if (index < 0) return Response.json({}, { status: 404 });
  const [[, answer] = []] = answers.splice(index, 1);
  if (!answer || answer === 'cut off') throw new TypeError('Failed to fetch');
  return answer;
};

const { dataProvider } = await import('../../../providers/data-provider');
const { queryClient } = await import('../../../providers/query-client');
const { dropSession } = await import('../../../providers/session');
const { DownloadButton } = await import('./download-button');
const { FilePreview } = await import('./file-preview');

const OLD_CV = '/api/adaeze/cv/cv.pdf';
const OLD_LETTER = '/api/adaeze/cover_letter/letter.txt';
const application = {
  ...{ id: '7', email: 'adaeze@example.com', first_name: 'Adaeze', last_name: 'Okafor' },
  ...{ cv_filename: 'cv.pdf', cover_letter: 'letter.txt', cover_letter_kind: 'file' },
};
const saved: [name: string, text: Promise<string>][] = [];

beforeEach(async () => {
  await logIn();
  let blob = new Blob();
  URL.createObjectURL = (content) => {
    blob = content as Blob;
    return 'blob:bytes';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, blob.text()]);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
  dropSession();
  expect(answers.splice(0)).toHaveLength(0);
  asked.splice(0);
  saved.splice(0);
});

const screenOf = (kind: FileKind, of: object = application) => (
  <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
    <RecordContextProvider value={of}>
      <DownloadButton kind={kind} />
      <FilePreview kind={kind} />
    </RecordContextProvider>
    <Notification />
  </AdminContext>
);
const show = (kind: FileKind, of?: object) => render(screenOf(kind, of));
const pressDownload = () => fireEvent.click(screen.getByRole('button', { name: /^Download (CV|cover)/ }));
const failed = () => Response.json({}, { status: 500 });

describe('an application without', () => {
  it.each([
    ['a CV', 'cv', { cv_filename: null }, 'No CV file available', MESSAGES.noCv],
    [
      'a cover letter',
      'cover_letter',
      { cover_letter: null },
      'No cover letter file available',
      MESSAGES.noCoverLetter,
    ],
  ] as const)('%s says so in preview and download', async (_, kind, without, shown, said) => {
    show(kind, { ...application, ...without });
    expect(screen.getByText(shown)).toBeTruthy();
    pressDownload();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe.each([
  ['cv', /download-cv$/, OLD_CV, MESSAGES.cvDownloadStatus(500), /^Error downloading CV: ./],
  [
    'cover_letter',
    /download-cover-letter$/,
    OLD_LETTER,
    MESSAGES.coverLetterDownloadStatus(500),
    /^Error downloading cover letter: ./,
  ],
] as const)('a download of a %s', (kind, call, oldPath, byStatus, cutOff) => {
  /** A file without a preview, so that nothing else is requested. */
  const unseen = { ...application, cv_filename: 'cv.xyz', cover_letter: 'letter.doc' };

  it.each<[string, Answer, string | RegExp]>([
    ['fails with a status', failed(), byStatus],
    ['is cut off', 'cut off', cutOff],
    ['is empty', new Response(''), MESSAGES.emptyDownload],
  ])('that %s shows why', async (_, answer, text) => {
    answers.push([call, answer]);
    show(kind, unseen);
    pressDownload();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it.each(['application_not_found', 'no_file'])(
    'that is refused as %s is not tried at the old address',
    async (code) => {
      answers.push([call, Response.json({ code }, { status: 404 })]);
      show(kind, unseen);
      pressDownload();
      expect(await screen.findByText(/404$/)).toBeTruthy();
      expect(asked).toHaveLength(1);
      expect(saved).toEqual([]);
    },
  );

  it('that fails is tried once more at the old address', async () => {
    const name = oldPath.split('/').at(-1) ?? '';
    answers.push(
      [/\/link$/, failed()],
      [call, failed()],
      [new RegExp(`^${oldPath}$`), new Response('the bytes')],
    );
    show(kind);
    await screen.findByRole('button', { name: 'Try Download Instead' });
    pressDownload();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved.map(([as]) => as)).toEqual([name]);
    expect(await saved[0]?.[1]).toBe('the bytes');
  });
});

describe('a preview', () => {
  const link = (): [RegExp, Answer] => [/\/link$/, Response.json({ url: '/api/files/7?signed' })];
  const FILE = /^\/api\/files\/7$/;

  it('says that it is loading', () => {
    answers.push([/\/link$/, new Promise(() => undefined)]);
    show('cv');
    expect(screen.getByText('Loading CV preview...')).toBeTruthy();
  });

  it.each([
    ['UTF-8', Buffer.from('I’m Adé')],
    ['UTF-16', Buffer.from('\ufeffI’m Adé', 'utf16le')],
    ['UTF-16 of the other order', Buffer.from('\ufeffI’m Adé', 'utf16le').swap16()],
    ['old Windows', Buffer.from('I\x92m Ad\xe9', 'latin1')],
  ])('shows a letter in %s', async (_, bytes) => {
    answers.push(link(), [FILE, new Response(bytes)]);
    show('cover_letter');
    expect(await screen.findByText('I’m Adé')).toBeTruthy();
  });

  it('shows the CV again when the applicant replaces it, even under the same name', async () => {
    answers.push([/\/link$/, failed()]);
    const { rerender } = show('cv');
    await screen.findByText(MESSAGES.cvPreviewStatus(500));
    answers.push(link(), [FILE, new Response('')]);
    const last_reply = { type: 'cv_replaced', at: '2026-11-30T09:00:00.000Z' };
    rerender(screenOf('cv', { ...application, last_reply }));
    expect(await screen.findByText(MESSAGES.cvPreviewEmpty)).toBeTruthy();
  });

  it.each<[string, FileKind, [RegExp, Answer][], string | RegExp]>([
    ['whose link is refused', 'cv', [[/\/link$/, failed()]], MESSAGES.cvPreviewStatus(500)],
    ['that is cut off', 'cv', [link(), [FILE, 'cut off']], /^Error loading CV: ./],
    [
      'of nothing there',
      'cv',
      [link(), [FILE, new Response('', { status: 404 })]],
      MESSAGES.cvPreviewStatus(404),
    ],
    ['of nothing', 'cv', [link(), [FILE, new Response('')]], MESSAGES.cvPreviewEmpty],
    ['of no PDF', 'cv', [link(), [FILE, new Response('<h1>Hello</h1>')]], MESSAGES.pdfPreviewFailed],
    [
      'of a letter whose link is refused',
      'cover_letter',
      [[/\/link$/, failed()]],
      /^Error loading cover letter: ./,
    ],
    ['of no text', 'cover_letter', [link(), [FILE, new Response('a\0b')]], MESSAGES.textPreviewFailed],
  ])('%s says why, and offers the download instead', async (_, kind, given, text) => {
    answers.push(...given);
    show(kind);
    expect(await screen.findByText(text)).toBeTruthy();
    const what = kind === 'cv' ? 'CV' : 'cover letter';
    expect(
      screen.getByText(`The ${what} file might not be accessible or the file path might be incorrect.`),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Download Instead' })).toBeTruthy();
  });
});
