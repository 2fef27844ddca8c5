import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  answerWith,
  expectFieldError,
  expectFocus,
  json,
  noConnection,
  press,
  show,
  type,
} from '../../lib/spec-support';
import { ContactForm } from './contact-form';

const SEND = 'POST /api/send_email/';
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

beforeEach(() => void show(<ContactForm />));

async function fill(): Promise<void> {
  await type(field('Email'), 'visitor@example.com');
  await type(field('Subject'), 'Hello');
  await type(field('Body'), 'Good day');
}

it('the contact form requires all three fields', async () => {
  await press('Send Email');
  for (const name of ['Email', 'Subject', 'Body']) expectFieldError(field(name), 'This field is required');
});

it('the confirmation of a sent message takes the focus and is logged', async () => {
  const log = jest.spyOn(console, 'info').mockReturnValue();
  answerWith({ [SEND]: json(200, { message: 'Thank you.' }) });
  await fill();
  await press('Send Email');
  const banner = (await screen.findByText('Thank you.')).closest('[role=status]');
  await expectFocus(banner);
  expect(log.mock.calls).toEqual([['Thank you.']]);
  expect(field('Body').value).toBe('');
});

const tooMany = 'Too many attempts. Please try again in 5 minutes.';
it.each([
  ['is refused', json(429, { detail: tooMany, code: 'too_many_requests' }), tooMany],
  ['finds no server', noConnection, 'We couldn’t send your message. Please try again.'],
])('the contact form keeps what was typed if it %s', async (_what, answer, text) => {
  answerWith({ [SEND]: answer });
  await fill();
  await press('Send Email');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Body').value).toBe('Good day');
});
