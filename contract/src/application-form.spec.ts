import { describe, expect, it } from '@jest/globals';
import {
  birthDateRange,
  APPLICATION_FIELDS,
  APPLICATION_MESSAGES,
  checkApplicationField,
  isPhone,
  parseWebAddress,
} from './application-form.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('checkApplicationField', () => {
  it.each<[Parameters<typeof checkApplicationField>[0], string, string | undefined]>([
    ['email', 'ada@example.com', undefined],
    ['email', 'ada.obi+jobs@mail.example.com.ng', undefined],
    ['email', 'ada@', APPLICATION_MESSAGES.email],
    ['email', 'ada@example', APPLICATION_MESSAGES.email],
    ['email', 'a da@example.com', APPLICATION_MESSAGES.email],
    ['email', 'zoë@example.com', APPLICATION_MESSAGES.email],
    ['email', 'eİno@example.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@gmaİl.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@example.com, eve@example.com', APPLICATION_MESSAGES.email],
    ['email', 'g0:bomb@example.com', APPLICATION_MESSAGES.email],
    ['email', '(one)ada@example.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@[192.0.2.1].com', APPLICATION_MESSAGES.email],
    ['email', 'a\\da@example.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@example.com(one)', APPLICATION_MESSAGES.email],
    ['email', 'ada@example.com\u200b', APPLICATION_MESSAGES.email],
    ['email', 'a\u00adda@example.com', APPLICATION_MESSAGES.email],
    ['email', 'ａda@example.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@mail。example.com', APPLICATION_MESSAGES.email],
    ['email', 'ada@127.0.0.1', APPLICATION_MESSAGES.email],
    ['email', 'ada@example.com?subject=x', APPLICATION_MESSAGES.email],
    ['email', 'ada@bücher.example', undefined],
    ['email', "o'brien_1%x@example-site.com.ng", undefined],
    ['first_name', 'Win at evil.example', APPLICATION_MESSAGES.name],
    ['middle_name', 'https://evil', APPLICATION_MESSAGES.name],
    ['last_name', 'www.evil', APPLICATION_MESSAGES.name],
    ['address', '14 Wuse 2, Abuja, see maps.example.com', undefined],
    ['email', `${'a'.repeat(250)}@b.co`, APPLICATION_MESSAGES.email],
    ['dob', '1996-02-30', APPLICATION_MESSAGES.date],
    ['dob', '12/04/1996', APPLICATION_MESSAGES.date],
    ['dob', '2011-11-20', undefined],
    ['dob', '2011-11-21', APPLICATION_MESSAGES.birthDate],
    ['dob', '1925-11-21', undefined],
    ['dob', '1925-11-20', APPLICATION_MESSAGES.birthDate],
    ['state_of_origin', 'Zamfara', undefined],
    ['state_of_origin', 'Texas', APPLICATION_MESSAGES.state],
    ['portfolio', '', undefined],
    ['portfolio', 'not a url', APPLICATION_MESSAGES.url],
    ['first_name', 'x'.repeat(100), undefined],
    ['first_name', 'x'.repeat(101), 'Please use at most 100 characters'],
    ['last_name', 'Ọláyínká-O’Brien', undefined],
    ['phone', '+234 803 555 0100', undefined],
    ['phone', '(0803) 555-0100 - (0803) 555-0101', 'Please use at most 32 characters'],
    ['social_link', 'linkedin.com/in/adaeze-okonkwo', undefined],
    ['social_link', `linkedin.com/in/${'a'.repeat(2_000)}`, 'Please use at most 2000 characters'],
    ['dob', '12 April 1996', APPLICATION_MESSAGES.date],
  ])('%s %j: %s', (field, value, message) => {
    expect(checkApplicationField(field, value, NOW)).toBe(message);
  });

  it.each(['', ' ', '\t\n', '\u200e', '\u0000'])(
    'counts %j as missing, in the nine required fields',
    (blank) => {
      const messages = APPLICATION_FIELDS.map((field) => checkApplicationField(field, blank, NOW));
      expect(messages).toEqual(
        APPLICATION_FIELDS.map((field) =>
          field === 'middle_name' || field === 'portfolio' ? undefined : 'This field is required',
        ),
      );
    },
  );

  it('has the right range of birth dates on a leap day', () => {
    expect(birthDateRange(new Date('2028-02-29T12:00:00Z'))).toEqual({
      min: '1927-03-01',
      max: '2013-02-28',
    });
  });

  // A pattern that backtracks would not finish here; a drill measures how long the checks take.
  it.each(['a', '@', '.', '-', ' ', '(', 'a@', 'a.', '/-', 'http://a', '%', 'é'])(
    'can check a million times %j in any field',
    (piece) => {
      const value = piece.repeat(1_000_000);
      for (const field of APPLICATION_FIELDS)
        expect(() => checkApplicationField(field, value, NOW)).not.toThrow();
    },
  );
});

describe('isPhone', () => {
  it.each([
    ['08035550100', true],
    ['+234 803 555 0100', true],
    ['(0803) 555-0100', true],
    ['080355501', false],
    ['0803 555 010a', false],
    ['++2348035550100', false],
    ['          ', false],
    ['((((((((((', false],
    ['1'.repeat(33), false],
  ])('%j: %s', (value, expected) => {
    expect(isPhone(value)).toBe(expected);
  });
});

describe('parseWebAddress', () => {
  it.each([
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['https://linkedin.com/in/ada?x=1', 'https://linkedin.com/in/ada?x=1'],
    ['HTTP://Example.com', 'http://example.com/'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    [' example.com ', 'https://example.com/'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt://example.com/%0aalert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:ada@example.com', undefined],
    ['https://user:secret@example.com', undefined],
    ['ada@example.com', undefined],
    ['example', undefined],
    ['http://localhost', undefined],
    ['https://1.2.3.4', undefined],
    ['exa mple.com', undefined],
    [`example.com/${'a'.repeat(2_000)}`, undefined],
  ])('%j: %j', (value, expected) => {
    expect(parseWebAddress(value)).toBe(expected);
  });
});
