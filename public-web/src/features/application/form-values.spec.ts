import { APPLICATION_MESSAGES, FILE_MESSAGES, FILE_RULES, FILE_SIZE_LIMIT } from '@smash/contract';
import { describe, expect, it } from '@jest/globals';
import { emptyValues, validateField, validateForm, type FormValues } from './form-values';

const cv = new File(['%PDF-1.7'], 'cv.pdf');

function filledValues(overrides: Partial<FormValues> = {}): FormValues {
  return {
    ...emptyValues([]),
    first_name: 'Adaeze',
    last_name: 'Okonkwo',
    dob: '1998-04-12',
    state_of_origin: 'Anambra',
    address: '12 Allen Avenue, Ikeja',
    email: 'adaeze@example.com',
    phone: '+234 803 000 0000',
    social_link: 'linkedin.com/in/adaeze',
    state_of_resident: 'Lagos',
    cv_file: cv,
    ...overrides,
  };
}

describe('validateForm', () => {
  it('accepts a complete form without the optional answers and files', () => {
    expect(validateForm(filledValues(), [])).toEqual({});
  });

  it('names exactly the required answers and the CV on an empty form', () => {
    const errors = validateForm(emptyValues([]), []);
    expect(Object.keys(errors).sort()).toEqual(
      [
        'address',
        'cv_file',
        'dob',
        'email',
        'first_name',
        'last_name',
        'phone',
        'social_link',
        'state_of_origin',
        'state_of_resident',
      ].sort(),
    );
    expect(errors.first_name).toBe(APPLICATION_MESSAGES.required);
    expect(errors.cv_file).toBe(FILE_MESSAGES.cvRequired);
  });

  it('checks optional answers once they are filled', () => {
    expect(validateForm(filledValues({ portfolio: 'not an address' }), [])).toEqual({
      portfolio: APPLICATION_MESSAGES.url,
    });
  });
});

describe('validateField of a file', () => {
  it('refuses a CV of another type, but accepts a TXT cover letter', () => {
    const text = new File(['hello'], 'letter.txt');
    expect(validateField({ name: 'cv_file' }, text)).toBe(FILE_RULES.cv.typeMessage);
    expect(validateField({ name: 'cover_letter_file' }, text)).toBeUndefined();
  });

  it('refuses a file of exactly the size limit', () => {
    const large = new File([new Uint8Array(FILE_SIZE_LIMIT)], 'cv.pdf');
    expect(validateField({ name: 'cv_file' }, large)).toBe(FILE_MESSAGES.tooLarge);
  });
});
