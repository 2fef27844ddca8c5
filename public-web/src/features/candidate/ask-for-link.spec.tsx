import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, expectFocus, json, press, show, type } from '../../lib/spec-support';
import { AskForLink } from './ask-for-link';

it('the confirmation that a link is on its way takes the focus, and leads back to the form', async () => {
  window.scrollTo = () => undefined;
  answerWith({ 'POST /api/my-application/link': json(202, { detail: 'A link is on its way.' }) });
  show(<AskForLink />, { reference: 'SMT-7F3K-9QXA' });
  await type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await press('Email me the link');
  await expectFocus(await screen.findByRole('heading', { name: 'Check your email' }));

  await press('Ask again');
  await expectFocus(screen.getByRole('textbox', { name: /^Reference/ }));
});
