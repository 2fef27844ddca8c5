import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { HR_EMAIL, SUPPORT_EMAIL } from '../content/company';
import { AskForLink } from '../features/candidate/ask-for-link';
import { PinGate } from '../features/onboarding/pin-gate';
import { AccessPage } from '../components/access/access-page';

it.each([
  ['a member’s page', SUPPORT_EMAIL, createElement(AccessPage, { heading: 'Confirm', lead: '' })],
  [
    'a page of careers',
    HR_EMAIL,
    createElement(AccessPage, { heading: 'Stop', lead: '', mailbox: HR_EMAIL }),
  ],
  ['an applicant’s page', HR_EMAIL, createElement(AskForLink)],
  ['onboarding', HR_EMAIL, createElement(PinGate, { unlock: () => Promise.resolve(undefined) })],
])('without scripts, %s names the mailbox of those who answer', (_, mailbox, page) => {
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, page));
  const [, notice = ''] = /<noscript>(.*?)<\/noscript>/s.exec(markup) ?? [];
  expect(notice).toContain(`href="mailto:${mailbox}"`);
});
