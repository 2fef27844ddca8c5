import { APPLICATION_MESSAGES, checkPasswordLength, checkSignUpField } from '@smash/contract';

export const checkEmail = (email: string) => checkSignUpField('email', { email });

/** What a new password needs, and what makes it a good one. */
export const PASSWORD_HINT =
  'At least 8 characters; 15 or more is better. Try a few words that only you would put together.';

/** A password that is in use: only that there is one. */
export const checkGiven = (value: string) => (value ? undefined : APPLICATION_MESSAGES.required);

export const checkNewPassword = (value: string) => checkGiven(value) ?? checkPasswordLength(value);
