import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { press } from '../../../lib/spec-support';
import { photosCanBeRead } from '../spec-support';
import { PhotoPages } from './photo-pages';

/** The device's answer to the storing of each page, in the order in which they were photographed. */
let answers: ((isKept: boolean) => Promise<void>)[];
const note = () => screen.queryByText(/^Kept on this device/);

/** Draws the pages of a field, and photographs two, which the device has not answered yet. */
beforeEach(async () => {
  answers = [];
  photosCanBeRead();
  render(
    <PhotoPages
      subject="your CV"
      fileName="CV.pdf"
      kept={{
        read: () => Promise.resolve([]),
        keep: () => {
          let answer: (isKept: boolean) => void;
          const answered = new Promise<boolean>((resolve) => (answer = resolve));
          answers.push((isKept) =>
            act(async () => {
              answer(isKept);
              await answered;
            }),
          );
          return answered;
        },
        forget: () => undefined,
      }}
      chosen={null}
      isDisabled={false}
      onMade={() => undefined}
      onGivenUp={() => undefined}
      onPending={() => undefined}
    />,
  );
  const photos = ['first', 'second'].map(
    (name) => new File(['photo'], `${name}.jpg`, { type: 'image/jpeg' }),
  );
  await userEvent.upload(screen.getByLabelText('Choose photos'), photos);
  await screen.findByText('2 pages so far');
});

it('pages count as kept although one was removed before the device had stored it', async () => {
  await answers[0]?.(true);
  await press('Remove page 2');
  expect(note()).not.toBeNull();
  await answers[1]?.(false);
  expect(note()).not.toBeNull();
});

it('pages count as kept only once the device has taken each of them, in whatever order it answers', async () => {
  await answers[1]?.(false);
  await answers[0]?.(true);
  expect(note()).toBeNull();
  await press('Remove page 2');
  expect(note()).not.toBeNull();
});
