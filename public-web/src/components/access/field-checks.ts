import { APPLICATION_MESSAGES, checkPasswordLength, checkSignUpField } from '@smash/contract';

export const checkEmail = (email: string) => checkSignUpField('email', { email });

/** Requirements and advice for a new password. */
export const PASSWORD_HINT =
  'At least 8 characters; 15 or more is better. Try a few words that only you would put together.';

/** Check of an existing password: it must not be empty. */
export const checkGiven = (value: string) => (value ? undefined : APPLICATION_MESSAGES.required);

export const checkNewPassword = (value: string) => checkGiven(value) ?? checkPasswordLength(value);
