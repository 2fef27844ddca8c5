import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { fieldId, type FieldName, type FileFieldName } from './form-values';

// Shared by the specs of the form.

/** Answers that every rule accepts, to all required questions. */
export const ANSWERS = {
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  dob: '1998-04-12',
  state_of_origin: 'Anambra',
  email: 'adaeze@example.com',
  phone: '(0803) 555-0100',
  address: '12 Allen Avenue, Ikeja',
  state_of_resident: 'Lagos',
  social_link: 'linkedin.com/in/adaeze',
} as const satisfies Partial<Record<FieldName, string>>;

export const REQUIRED = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

export const CV = new File(['%PDF-1.7'], 'Adaeze Okonkwo CV.pdf');

export const field = (name: FieldName) => document.getElementById(fieldId(name)) as HTMLInputElement;

export const fill = (name: FieldName, value: string) => fireEvent.change(field(name), { target: { value } });

export const attach = (name: FileFieldName, file: File) =>
  fireEvent.change(field(name), { target: { files: Object.assign([file], { item: () => file }) } });

export function fillForm(): void {
  for (const name of REQUIRED) fill(name, ANSWERS[name]);
  attach('cv_file', CV);
}

/** Stands in for decoding photos, which jsdom cannot do; their content does not matter here. */
export function photosCanBeRead(): void {
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
}

/** Whether the browser asks before it closes the tab. */
export const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
