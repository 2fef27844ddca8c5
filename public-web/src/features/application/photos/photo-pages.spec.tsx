import { FILE_MESSAGES } from '@smash/contract';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  answerWith,
  dialogsCanBeShown,
  expectFieldError,
  expectFocus,
  expectNoFieldError,
  json,
  press,
  show,
} from '../../../lib/spec-support';
import { ApplicationForm } from '../application-form';
import { CV, field, fillForm, isTabHeld, photosCanBeRead } from '../spec-support';

const onReceived = jest.fn();
let router: ReturnType<typeof show>;
const group = (subject: string) => screen.findByRole('group', { name: `Photos of ${subject}` });
const submit = () => press('Submit Application');

/** Chooses photos for a field. */
async function photograph(subject: string, count: number) {
  const photos = Array.from(
    { length: count },
    (_, index) => new File(['photo'], `${index}.jpg`, { type: 'image/jpeg' }),
  );
  await userEvent.upload(within(await group(subject)).getByLabelText('Choose photos'), photos);
  await waitFor(async () =>
    expect(within(await group(subject)).getAllByRole('listitem')).toHaveLength(count),
  );
}

beforeEach(() => {
  photosCanBeRead();
  onReceived.mockClear();
  answerWith({ 'POST /api/jobs/7/apply': json(201, { id: 'x', reference: 'SMT-7F3K-9QXA' }) });
  router = show(<ApplicationForm job={{ id: 7, questions: [] }} onReceived={onReceived} />);
  fillForm();
});

describe('photographed pages without a PDF', () => {
  it('keep the form from being sent, until they are removed', async () => {
    await photograph('your letter', 2);
    await submit();
    expectFieldError(
      field('cover_letter_file'),
      'Press “Use these 2 pages” to attach your photos, or remove them.',
    );
    expect(onReceived).not.toHaveBeenCalled();
    await press('Remove page 1');
    expect(document.activeElement?.tagName).toBe('OL');
    expectNoFieldError(field('cover_letter_file'));
    await press('Remove page 1');
    await submit();
    await waitFor(() => expect(onReceived).toHaveBeenCalledTimes(1));
  });

  it('are named as the reason if the CV is missing, until they are removed', async () => {
    await press(`Remove ${CV.name}`);
    await photograph('your CV', 1);
    await submit();
    expectFieldError(field('cv_file'), 'Press “Use this page” to attach your photo, or remove it.');
    await press('Remove page 1');
    await submit();
    expectFieldError(field('cv_file'), FILE_MESSAGES.cvRequired);
  });

  it('cause a question before a link or Cancel drops them, only one for all fields', async () => {
    dialogsCanBeShown();
    expect(isTabHeld()).toBe(false);
    await press(`Remove ${CV.name}`);
    await photograph('your CV', 1);
    await photograph('your letter', 2);
    expect(isTabHeld()).toBe(true);
    await act(() => router.navigate('/faq'));
    await press('Stay here');
    expect(within(await group('your letter')).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
    expect(screen.getAllByRole('alertdialog', { name: 'Leave without sending?' })).toHaveLength(1);
    await press('Leave');
    expect(router.state.location.pathname).toBe('/careers');
  });

  it('no longer cause a question once they are removed', async () => {
    await photograph('your letter', 1);
    await press('Remove page 1');
    await waitFor(() => expect(isTabHeld()).toBe(false));
    await act(() => router.navigate('/faq'));
    expect(router.state.location.pathname).toBe('/faq');
  });
});

it('photographed pages are cleared with the draft, and the first field takes the focus', async () => {
  await photograph('your letter', 2);
  await userEvent.click(await screen.findByRole('button', { name: 'Clear draft' }));
  await press('Yes, clear everything');
  expect(document.activeElement).toBe(field('first_name'));
  expect(within(await group('your letter')).queryAllByRole('listitem')).toHaveLength(0);
  fillForm();
  await submit();
  await waitFor(() => expect(onReceived).toHaveBeenCalledTimes(1));
});

it('a photo that is still being read when Cancel is pressed is dropped', async () => {
  let read: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => (read = resolve));
  window.createImageBitmap = async () => {
    await isRead;
    return { width: 30, height: 40, close: () => undefined };
  };
  const photo = new File(['photo'], '1.jpg', { type: 'image/jpeg' });
  await userEvent.upload(within(await group('your letter')).getByLabelText('Choose photos'), photo);
  await userEvent.click(within(await group('your letter')).getByRole('button', { name: 'Cancel' }));
  read();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(within(await group('your letter')).queryAllByRole('listitem')).toHaveLength(0);
});

describe('the focus moves to the file field', () => {
  it.each(['Remove page 1', 'Cancel'])('after the last page was removed by %s', async (name) => {
    await photograph('your letter', 1);
    await userEvent.click(within(await group('your letter')).getByRole('button', { name }));
    await expectFocus(field('cover_letter_file'));
  });
});

it('the reading of photos is announced, and then the camera button takes the focus back', async () => {
  const said = async () => within(await group('your letter')).getByRole('status');
  const status = await said();
  expect(status.textContent).toBe('');
  // Empty at first, since a screen reader ignores a live region that is added together with its text.
  expect(status.className).toBe('visually-hidden');
  let read: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const decode = window.createImageBitmap.bind(window);
  window.createImageBitmap = async (photo: ImageBitmapSource) => {
    await isRead;
    return decode(photo);
  };
  const camera = within(await group('your letter')).getByLabelText<HTMLInputElement>(
    'Photograph your letter',
  );
  await userEvent.upload(camera, new File(['photo'], '1.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(status.textContent).toBe('Reading photo 1 of 1'));
  expect(camera.disabled).toBe(true);
  // Browsers take the focus from a disabled input; jsdom does not.
  camera.blur();
  read();
  await waitFor(() => expect(status.textContent).toBe('1 page so far'));
  expect(await said()).toBe(status);
  await expectFocus(within(await group('your letter')).getByLabelText('Photograph another'));
});
