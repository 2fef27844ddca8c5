import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { CallButton, PhoneLink } from './contact-links';

it.each([
  [{ phone: '+234 (0)803-555-0100', phone_e164: '+2348035550100' }, 'tel:+2348035550100'],
  [{ phone: '0803 555 0100', phone_e164: '+2348035550100' }, 'tel:+2348035550100'],
  [{ phone: '(415) 555-0132', phone_e164: null }, 'tel:4155550132'],
  // Members have no phone_e164.
  [{ phone: '0803 555 0100' }, 'tel:08035550100'],
  [{ phone: '+234 (0)803-555-0100' }, 'tel:+2348035550100'],
  [{ phone: '(0)803 555 0100' }, 'tel:08035550100'],
])('the call button and the link of %j dial %s', (record, address) => {
  render(
    <RecordContextProvider value={{ id: '1', ...record }}>
      <CallButton />
      <PhoneLink />
    </RecordContextProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([address, address]);
});
