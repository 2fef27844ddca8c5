import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HOTLINE } from '../content/company';
import { FooterContact } from './site-footer-contact';

it('the footer names the hotline in the link of its number', () => {
  render(<FooterContact />);
  const hotline = screen.getByRole('link', { name: `Hotline ${HOTLINE.shown}` });
  expect(hotline.getAttribute('href')).toBe(`tel:${HOTLINE.dialled}`);
});
