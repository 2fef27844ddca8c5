import { describe, expect, it } from '@jest/globals';
import { asCounted, isOfOneScript, lookAlike } from './usernames.js';

describe('isOfOneScript', () => {
  it.each([
    ['racer', true],
    ['Ngọzi-2.okafor_7', true],
    ['расер', true],
    ['ελένη.7', true],
    ['山田たろう', true],
    ['김철수', true],
    ['2026', true],
    ['rаcer with a Cyrillic a', false],
    ['racеr', false],
    ['οwner', false],
    ['たろうtaro', false],
    ['ᏚᎢ', false],
  ])('%s: %s', (name, expected) => {
    expect(isOfOneScript(name)).toBe(expected);
  });
});

describe('lookAlike', () => {
  it.each([
    ['racer', 'rаcer'],
    ['pace', 'расе'],
    ['paypal', 'paypaI'],
    ['paypal', 'paypa1'],
    ['modern', 'rnodern'],
    ['racer', 'ｒａｃｅｒ'],
    ['ADA', 'ΑⅮА'],
    ['Ada', 'ada'],
    ['ngozi', 'ngozi.'],
    ['ngozi', '_ngozi-'],
    ['ada.obi', 'ada..obi'],
  ])('finds that %s and %s look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it.each([
    ['racer', 'racers'],
    ['adaeze', 'adaobi'],
    ['ngozi', 'ngọzi'],
    ['ada2', 'ada3'],
    ['ada.obi', 'ada-obi'],
    ['ada.obi', 'adaobi'],
  ])('finds that %s and %s do not look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});

it('login attempts for a username are counted together, whatever its case', () => {
  for (const name of ['CHIDI', 'chİdİ', 'Chidi']) expect(asCounted(name)).toBe('chidi');
});
