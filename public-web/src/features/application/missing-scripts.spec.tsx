import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dialogsCanBeShown, press, show } from '../../lib/spec-support';
import { field, fillForm, photosCanBeRead } from './spec-support';

const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
jest.unstable_mockModule('./sending/index', lost);
jest.unstable_mockModule('./photos/photo-pdf', lost);
const { ApplicationForm } = await import('./application-form');

const NOT_LOADED = 'Part of this page could not be loaded. Check your connection, then load this page again';

const open = () => show(<ApplicationForm job={{ id: 7, questions: [] }} onReceived={() => undefined} />);

beforeEach(() => dialogsCanBeShown());
afterEach(() => void jest.restoreAllMocks());

it('a form without the code that sends it says so before anything is typed, and again after Submit', async () => {
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(`${NOT_LOADED}.`);
  await userEvent.type(field('email'), 'ada@');
  await userEvent.tab();
  await press('Submit Application');
  expect(screen.getByRole('alert').textContent).not.toContain(NOT_LOADED);
  fillForm();
  await press('Submit Application');
  expect(await screen.findByText(`${NOT_LOADED}.`)).toBeTruthy();
});

it('photos without the code that makes the PDF say that the page has to be loaded again', async () => {
  photosCanBeRead();
  open();
  const photos = within(await screen.findByRole('group', { name: 'Photos of your CV' }));
  const photo = new File(['photo'], '1.jpg', { type: 'image/jpeg' });
  await userEvent.upload(photos.getByLabelText('Choose photos'), photo);
  await userEvent.click(await photos.findByRole('button', { name: 'Use this page' }));
  expect(await photos.findByText(`${NOT_LOADED}, or choose a file.`)).toBeTruthy();
});
