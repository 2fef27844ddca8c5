import { beforeEach, expect, it, jest } from '@jest/globals';
import type { SentApplication } from '@smash/contract/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aJob, answerWith, dialogsCanBeShown, press, show } from '../../../lib/spec-support';
import { ANSWERS, attach, fill, isTabHeld, photosCanBeRead } from '../spec-support';
import { UpdateForm } from './update-form';

const SENT: SentApplication = {
  ...ANSWERS,
  reference: 'SMT-7F3K-9QXA',
  job_id: 7,
  middle_name: null,
  portfolio: null,
  cv_filename: 'cv.pdf',
  cover_letter: null,
  cover_letter_filename: null,
  answers: [],
  page_expires_at: '2999-01-01T13:05:00Z',
};
const onCancel = jest.fn();
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without sending?' });

function open(sent = SENT) {
  const form = (
    <UpdateForm
      job={aJob()}
      sent={sent}
      session="x"
      onKept={() => undefined}
      onUpdated={() => undefined}
      onCancel={onCancel}
    />
  );
  return show(form);
}

beforeEach(() => {
  onCancel.mockClear();
  dialogsCanBeShown();
});

it('an unchanged update form can be left at once', async () => {
  open();
  expect(isTabHeld()).toBe(false);
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('a changed update form asks before Cancel drops the changes', async () => {
  open();
  fill('first_name', 'Ngozi');
  expect(isTabHeld()).toBe(true);
  await press('Cancel');
  await press('Stay here');
  expect(question()).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  await press('Cancel');
  await press('Leave');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('photographed pages without a PDF count as a change of the update form', async () => {
  photosCanBeRead();
  open();
  const photos = await screen.findByRole('group', { name: 'Photos of your CV' });
  const photo = new File(['photo'], '1.jpg', { type: 'image/jpeg' });
  await userEvent.upload(within(photos).getByLabelText('Choose photos'), photo);
  await screen.findByRole('button', { name: 'Use this page' });
  await waitFor(() => expect(isTabHeld()).toBe(true));
});

it('a changed update form asks before a link drops the changes', async () => {
  const router = open();
  fill('first_name', 'Ngozi');
  const follow = () => act(() => router.navigate('/careers'));
  await follow();
  expect(question()).not.toBeNull();
  await press('Stay here');
  expect(router.state.location.pathname).toBe('/');
  await follow();
  await press('Leave');
  expect(router.state.location.pathname).toBe('/careers');
});

it.each([
  ['keeps the typed cover letter', undefined, 'Dear HR'],
  ['replaces the typed cover letter by a file', new File(['Dear all'], 'letter.txt'), null],
])('a newer version %s', async (_, file, letter) => {
  let form: FormData | undefined;
  answerWith({
    'POST /api/my-application/update': async (request) => {
      form = await request.formData();
      return Response.json({ access_token: 'y' }, { status: 201 });
    },
  });
  open({ ...SENT, cover_letter: 'Dear HR' });
  if (file) attach('cover_letter_file', file);
  await press('Send the newer version');
  await waitFor(() => expect(form?.get('cover_letter')).toBe(letter));
});
