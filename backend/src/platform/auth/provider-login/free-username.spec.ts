import { describe, expect, it } from '@jest/globals';
import { freeUsername } from './free-username.js';

describe('freeUsername', () => {
  it.each([
    [['adaeze', 'a@smash.example'], 'adaeze'],
    [['adaeze.okafor@smash.example', undefined], 'adaeze.okafor'],
    [[undefined, 'ngozi@smash.example'], 'ngozi'],
    [['Ngozi Bello', undefined], 'Ngozi.Bello'],
    [["Ngozi O'Neill", undefined], 'Ngozi.O.Neill'],
    [['_._ada_._', undefined], 'ada'],
    // Too short, of two alphabets, or turned into a link by mail programs.
    [['ab', 'ngozi@smash.example'], 'ngozi'],
    [['pаypal', 'ngozi@smash.example'], 'ngozi'],
    [['www.evil', 'ngozi@smash.example'], 'ngozi'],
    [['smash.com', undefined], 'colleague'],
    [[undefined, 'x@smash.example'], 'colleague'],
    [['x'.repeat(300), undefined], 'x'.repeat(60)],
  ])('makes from %j the username %j', (wanted, name) => {
    expect(freeUsername(wanted, [])).toBe(name);
  });

  it('adds a number to a name that is taken or looks like a taken one', () => {
    expect(freeUsername(['adaeze'], ['Adaeze'])).toBe('adaeze-2');
    expect(freeUsername(['adaeze'], ['adaeze', 'adaeze-2'])).toBe('adaeze-3');
    expect(freeUsername(['bill'], ['biII'])).toBe('bill-2');
  });
});
