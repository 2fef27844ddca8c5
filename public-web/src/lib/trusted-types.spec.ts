import { describe, expect, it } from '@jest/globals';
import { isHarmlessMarkup } from './trusted-types';

describe('isHarmlessMarkup judges', () => {
  it.each([
    ['the script that React makes empty', '<script></script>', true],
    ['structured data', '{"@context":"https://schema.org","name":"Smash \\u003cTechnology"}', true],
    ['a script that says something', '<script>alert(1)</script>', false],
    ['an element', 'Hello <img src=x onerror=alert(1)>', false],
    ['the beginning of one', '<', false],
  ])('%s', (_, markup, isHarmless) => {
    expect(isHarmlessMarkup(markup)).toBe(isHarmless);
  });
});
