import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { CvText } from '@smash/contract/client';
import { storeSession } from '../../../providers/session';
import { CvPassages } from './cv-passages';
import { CvTextView } from './cv-text-view';

beforeEach(() => storeSession({ access_token: 'a.b.c', expires_at: '2099-01-01T00:00:00Z' }));
afterEach(cleanup);

const readCvText = jest.fn<(id: string, words: string) => Promise<CvText>>();
const TEXT: CvText = { state: 'read', text: 'She welds hulls.', hits: [{ start: 4, end: 9 }] };

const dataProvider = { readCvText } as unknown as DataProvider;
const SEARCHED = '/?filter={"cv":"weld"}';

const inReview = (screenOf: React.ReactNode, application: object, address = SEARCHED) => (
  <MemoryRouter initialEntries={[address]}>
    <AdminContext dataProvider={dataProvider}>
      <RecordContextProvider value={application}>{screenOf}</RecordContextProvider>
    </AdminContext>
  </MemoryRouter>
);

function show(screenOf: React.ReactNode, text: CvText, address?: string) {
  readCvText.mockResolvedValue(text);
  return render(inReview(screenOf, { id: '7' }, address));
}

describe('the passages of a CV with the searched words', () => {
  it('are shown with the text around them', async () => {
    show(<CvPassages />, TEXT);
    expect((await screen.findByText('welds')).tagName).toBe('MARK');
    expect(screen.getByText('1 place')).not.toBeNull();
    expect(readCvText).toHaveBeenLastCalledWith('7', 'weld');
  });

  it('are not requested without a search', () => {
    readCvText.mockClear();
    const { container } = show(<CvPassages />, TEXT, '/');
    expect(container.textContent).toBe('');
    expect(readCvText).not.toHaveBeenCalled();
  });
});

it('an unread CV does not count as one without the searched words', async () => {
  show(<CvPassages />, { state: 'waiting', text: '', hits: [] });
  expect(await screen.findByText('The text of this CV is still being read.')).toBeTruthy();
  expect(screen.queryByText('Not found in this CV')).toBeNull();
});

it('the text of an unread CV is requested again until it is read', async () => {
  jest.useFakeTimers();
  show(<CvTextView />, { state: 'waiting', text: '', hits: [] });
  expect(await screen.findByText('The text of this CV is still being read')).toBeTruthy();
  readCvText.mockResolvedValue(TEXT);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('document', { name: 'Text of the CV' })).toBeTruthy();
  readCvText.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(readCvText).not.toHaveBeenCalled();
  jest.useRealTimers();
});

describe('the text of a CV', () => {
  it('is loaded again when the applicant replaces the CV', async () => {
    const { rerender } = show(<CvTextView />, TEXT);
    await screen.findByRole('document', { name: 'Text of the CV' });
    readCvText.mockResolvedValue({ ...TEXT, text: 'He bakes.', hits: [] });
    rerender(inReview(<CvTextView />, { id: '7', last_reply: { type: 'cv_replaced', at: '2026-11-30' } }));
    expect(await screen.findByText('He bakes.')).toBeTruthy();
  });

  it('is shown whole, with the searched words marked', async () => {
    show(<CvTextView />, TEXT);
    const text = await screen.findByRole('document', { name: 'Text of the CV' });
    expect(text.textContent).toBe('She welds hulls.');
    expect(text.querySelector('mark')?.textContent).toBe('welds');
  });

  it.each([
    ['waiting', 'The text of this CV is still being read'],
    ['without_text', 'This CV has no text'],
    ['unreadable', 'The text of this CV couldn’t be read'],
  ] as const)('says why there is none if its state is %s', async (state, title) => {
    show(<CvTextView />, { state, text: '', hits: [] });
    expect(await screen.findByText(title)).not.toBeNull();
  });
});
