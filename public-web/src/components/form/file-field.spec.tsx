import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { press } from '../../lib/spec-support';
import { FileField } from './file-field';

const pdf = (name: string) => new File(['%PDF-1.7'], name);

/** The first byte of the file that was chosen before scripts ran arrives, as from a cloud folder after seconds. */
let readFirst: () => Promise<void>;
let update: (field: ReactNode) => void;

/** Draws the field with a file, as the form does that holds it. */
const draw = (file: File | null, isFromBefore = false) =>
  update(
    <FileField
      id="cv"
      label="CV"
      description="PDF"
      isRequired={false}
      extensions={['pdf']}
      file={file}
      isFromBefore={isFromBefore}
      onChange={draw}
    />,
  );

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText(/^CV/), {
    target: { files: Object.assign([file], { item: () => file }) },
  });
}

beforeEach(() => {
  let arrive: (bytes: ArrayBuffer) => void;
  const reading = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
  readFirst = () =>
    act(async () => {
      arrive(new ArrayBuffer(1));
      await reading;
    });
  const first = Object.assign(pdf('first.pdf'), { slice: () => ({ arrayBuffer: () => reading }) });
  const files = Object.assign([first], { item: () => first }) as unknown as FileList;
  jest.spyOn(HTMLInputElement.prototype, 'files', 'get').mockReturnValueOnce(files);
  update = (field) => ({ rerender: update } = render(field));
  draw(null);
});

describe('a file chosen before scripts ran, whose first byte comes late', () => {
  it.each([
    ['nothing', () => undefined],
    ['a file of an earlier visit', () => draw(pdf('older.pdf'), true)],
  ])('takes the place of %s', async (_what, happen) => {
    happen();
    await readFirst();
    expect(screen.getByText('first.pdf')).toBeTruthy();
    expect(screen.queryByText('older.pdf')).toBeNull();
  });

  it.each([
    ['a file chosen since', () => choose(pdf('second.pdf'))],
    ['photos made into a PDF since', () => draw(pdf('second.pdf'))],
  ])('does not take the place of %s', async (_what, happen) => {
    happen();
    await readFirst();
    expect(screen.getByText('second.pdf')).toBeTruthy();
  });

  it('does not come back after a file chosen since was removed', async () => {
    choose(pdf('second.pdf'));
    await press('Remove second.pdf');
    await readFirst();
    expect(screen.queryByText('first.pdf')).toBeNull();
  });
});

it('offers PDFs as a content type before the extensions, since some pickers read nothing but the first entry', () => {
  expect(screen.getByLabelText(/^CV/).getAttribute('accept')).toBe('application/pdf,.pdf');
});
