import { describe, expect, it } from '@jest/globals';
import { contactParts } from './contact-parts';

describe('contactParts', () => {
  it('finds an email address without the full stop after it, and a telephone number', () => {
    expect(contactParts('Write to hr@example.com. Or ring +234 700 000 0000, any day.')).toEqual([
      { text: 'Write to ' },
      { text: 'hr@example.com', href: 'mailto:hr@example.com' },
      { text: '. Or ring ' },
      { text: '+234 700 000 0000', href: 'tel:+2347000000000' },
      { text: ', any day.' },
    ]);
  });

  it('leaves amounts, years and other text as they are', () => {
    const text = 'From 2024 on, N5,000,000 + 10 more @ the gate.';
    expect(contactParts(text)).toEqual([{ text }]);
  });
});
