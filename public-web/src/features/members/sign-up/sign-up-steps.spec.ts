import { SIGN_UP_FIELDS } from '@smash/contract';
import { describe, expect, it } from '@jest/globals';
import { checkFields, emptySignUp, firstStepWith, SIGN_UP_STEPS } from './sign-up-steps';

describe('the steps of the sign-up', () => {
  it('ask for every field exactly once', () => {
    expect(SIGN_UP_STEPS.flatMap(({ fields }) => fields).toSorted()).toEqual(SIGN_UP_FIELDS.toSorted());
  });

  it('require everything except the middle name', () => {
    const missing = Object.keys(checkFields(SIGN_UP_FIELDS, emptySignUp()));
    expect(missing).toEqual(SIGN_UP_FIELDS.filter((field) => field !== 'mname'));
  });
});

describe('firstStepWith', () => {
  it.each([
    [{}, undefined],
    [{ password: 'x' }, 4],
    [{ password: 'x', email: 'y' }, 1],
    [{ nok_phone: 'x' }, 3],
  ])('finds for %j the step %s', (errors, step) => expect(firstStepWith(errors)).toBe(step));
});
