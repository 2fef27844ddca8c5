import { APPLICATION_MESSAGES, FILE_RULES } from '@smash/contract';
import { describe, expect, it } from '@jest/globals';
import { refusedFields } from './refusal';

describe('refusedFields', () => {
  it('returns the messages of known fields, and drops others', () => {
    const email = APPLICATION_MESSAGES.email;
    expect(refusedFields({ email, shoe_size: 'too large' }, email, [])).toEqual({ email });
  });

  it('finds the file field by the message about its type', () => {
    const { cv, cover_letter } = FILE_RULES;
    expect(refusedFields({}, cv.typeMessage, [])).toEqual({ cv_file: cv.typeMessage });
    expect(refusedFields({}, cover_letter.typeMessage, [])).toEqual({
      cover_letter_file: cover_letter.typeMessage,
    });
  });

  it('returns no field for any other message', () => {
    expect(refusedFields({}, 'Applications Closed', [])).toEqual({});
  });
});
