import { APPLICATION_MESSAGES, checkPasswordLength, checkSignUpField } from '@smash/contract';

export const checkEmail = (email: string) => checkSignUpField('email', { email });

/** A password that is in use: only that there is one. */
export const checkGiven = (value: string) => (value ? undefined : APPLICATION_MESSAGES.required);

export const checkNewPassword = (value: string) => checkGiven(value) ?? checkPasswordLength(value);
