import { describe, expect, it } from '@jest/globals';
import { checkSignUpField, chosen, cleanIdNumber, MEANS_OF_ID, type SignUpAnswers } from './sign-up-form.js';

const answers: SignUpAnswers = {
  title: 'Mrs',
  fname: 'Ngozi',
  mname: '',
  sname: 'Okonkwo',
  gender: 'Female',
  phone: '+234 803 555 0100',
  email: 'ngozi@example.com',
  address: '14 Allen Avenue, Ikeja',
  state_of_resident: 'Lagos',
  means_of_id: 'NIN',
  id_number: '12345678901',
  nok_fullname: 'Emeka Okonkwo',
  nok_address: '14 Allen Avenue, Ikeja',
  nok_phone: '0803 555 0101',
  password: 'correct horse battery',
};

describe('checkSignUpField', () => {
  it('accepts a valid form', () => {
    for (const field of Object.keys(answers) as (keyof SignUpAnswers)[]) {
      expect({ field, message: checkSignUpField(field, answers) }).toEqual({ field, message: undefined });
    }
  });

  it.each([
    ['title', ' ', 'This field is required'],
    ['fname', '', 'This field is required'],
    ['fname', 'n'.repeat(101), 'Please use at most 100 characters'],
    ['mname', '', undefined],
    ['state_of_resident', '', undefined],
    ['state_of_resident', 'Accra', 'Please choose a state from the list'],
    ['gender', 'female', undefined],
    ['gender', 'F', 'Please choose from the list'],
    ['phone', '0803', 'Please enter a valid phone number'],
    ['nok_phone', 'call me', 'Please enter a valid phone number'],
    ['email', 'ngozi@', 'Please enter a valid email address'],
    ['means_of_id', 'Library card', 'Please choose from the list'],
    ['password', '', 'This field is required'],
    ['password', '1234567', 'Please use at least 8 characters'],
    ['password', '        ', undefined],
    ['password', 'p'.repeat(257), 'Please use at most 256 characters'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(checkSignUpField(field, { ...answers, [field]: value })).toBe(message);
  });

  it.each([
    ['NIN', '123-4567-8901', undefined],
    ['nin', '1234567890', 'A NIN has 11 digits'],
    ["Voter's Card", '90F5B1C2D3E4F5A6B7C', undefined],
    ['Voter’s Card', '90F5', "A voter's card number has 19 letters and digits"],
    ["Driver's Licence", 'abc 12345 aa 01', undefined],
    [
      "Driver's Licence",
      '12345',
      "A driver's licence number begins with three letters, such as ABC12345AA01",
    ],
    ['International Passport', 'A01234567', undefined],
    [
      'International Passport',
      'ABCDEFGH',
      'A passport number has 6 to 12 letters and digits, such as A01234567',
    ],
    ['Library card', 'whatever', undefined],
  ])('number of a %s %j: %s', (means_of_id, id_number, message) => {
    expect(checkSignUpField('id_number', { ...answers, means_of_id, id_number })).toBe(message);
  });
});

describe('chosen', () => {
  it('accepts a choice in upper or lower case and with either apostrophe', () => {
    expect(chosen(MEANS_OF_ID, ' voter’s card ')).toBe("Voter's Card");
    expect(chosen(MEANS_OF_ID, 'passport')).toBeUndefined();
  });
});

describe('cleanIdNumber', () => {
  it('keeps capital letters and digits', () => expect(cleanIdNumber('abc-12 345')).toBe('ABC12345'));
});
