import { FILE_MESSAGES } from '@smash/contract';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  answerWith,
  expectFieldError,
  expectFocus,
  expectNoFieldError,
  json,
  press,
  show,
} from '../../../lib/spec-support';
import { ApplicationForm } from '../application-form';
import { CV, field, fillForm } from '../spec-support';

const onReceived = jest.fn();
const group = (subject: string) => screen.findByRole('group', { name: `Photos of ${subject}` });
const submit = () => press('Submit Application');

/** Chooses photos for a field. jsdom decodes none: what they show does not matter here. */
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
  const { prototype } = HTMLCanvasElement;
  const pen = {
    fillRect: () => undefined,
    translate: () => undefined,
    rotate: () => undefined,
    drawImage: () => undefined,
  };
  jest
    .spyOn(prototype, 'getContext')
    .mockReturnValue(pen as unknown as ReturnType<typeof prototype.getContext>);
  jest.spyOn(prototype, 'toBlob').mockImplementation((take) => take(new Blob(['jpeg'])));
  jest.spyOn(prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
  window.createImageBitmap = () => Promise.resolve({ width: 30, height: 40, close: () => undefined });
  onReceived.mockClear();
  answerWith({ 'POST /api/jobs/7/apply': json(201, { id: 'x', reference: 'SMT-7F3K-9QXA' }) });
  show(<ApplicationForm job={{ id: 7, questions: [] }} onReceived={onReceived} />);
  fillForm();
});

describe('photographed pages of which no PDF was made', () => {
  it('keep an optional file from being left out, until they are removed', async () => {
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

  it('are what the CV waits for', async () => {
    await press(`Remove ${CV.name}`);
    await photograph('your CV', 1);
    await submit();
    expectFieldError(field('cv_file'), 'Press “Use this page” to attach your photo, or remove it.');
    await press('Remove page 1');
    await submit();
    expectFieldError(field('cv_file'), FILE_MESSAGES.cvRequired);
  });
});

describe('the focus goes to the field', () => {
  it.each(['Remove page 1', 'Cancel'])('after the last page has gone by %s', async (name) => {
    await photograph('your letter', 1);
    await userEvent.click(within(await group('your letter')).getByRole('button', { name }));
    await expectFocus(field('cover_letter_file'));
  });
});
