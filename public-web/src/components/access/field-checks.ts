import { APPLICATION_MESSAGES, checkPasswordLength, checkSignUpField, withAsciiName } from '@smash/contract';

/** Check of a new address. */
export const checkEmail = (email: string) => checkSignUpField('email', { email });

/** Check of the address of somebody who is known. */
export const checkKnownEmail = (email: string) => checkEmail(withAsciiName(email));

/** Requirements and advice for a new password. */
export const PASSWORD_HINT =
  'At least 8 characters; 15 or more is better. Try a few words that only you would put together.';

/** Check of an existing password: it must not be empty. */
export const checkGiven = (value: string) => (value ? undefined : APPLICATION_MESSAGES.required);

export const checkNewPassword = (value: string) => checkGiven(value) ?? checkPasswordLength(value);
