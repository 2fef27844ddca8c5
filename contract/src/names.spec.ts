import { describe, expect, it } from '@jest/globals';
import { isAccountName, isName } from './names.js';

describe('a name', () => {
  it.each([
    'Adaeze',
    'J. B. Okafor',
    'J.B. Okafor',
    'J.B.Okafor',
    'St. John',
    'Ọláyínká-O’Brien',
    'Chukwuma Jr.',
    'Ada : Obi',
    'Mrs. Okonkwo-Eze',
    'دانيال',
    'Ọ́.Adé',
    'A.B',
    'S/O Okafor',
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    'https://evil',
    'see:/evil',
    'www.evil',
    'WWW.EVIL',
    'Win at evil.example now',
    'evil.xn--p1ai',
    'évil.ng',
    'x.com',
    'T.CO',
    'me@x.io',
    'evil．example',
    'evil。example',
    'evil\u200b.example',
    'ev\u00adil.example/prize',
    'j.mp',
    'X.TK',
    'e.рф',
    '💩.live',
    'i❤️.ws',
    'हिन्दी.भारत',
    '1.2.3.4/prize',
    '//evil',
    'mailto:evil',
    'evil:8080',
    'me@evil',
    'a.club',
  ])('may not be %j, which mail programs turn into a link', (name) => {
    expect(isName(name)).toBe(false);
  });
});

describe('the name of an account', () => {
  it.each(['ada', 'ada.okafor', 'j.b.okafor', 'ada_1'])('may be %s', (name) => {
    expect(isAccountName(name)).toBe(true);
  });

  it.each(['www.ada', 'evil.com', 'ada.okafor.ng', 'x.co'])('may not be %s', (name) => {
    expect(isAccountName(name)).toBe(false);
  });
});
