import { APPLICATION_MESSAGES, isBlank } from '@smash/contract';
import { maxLength } from 'react-admin';

/** Refuses a text in which a person would see nothing. `isRequired` puts the asterisk on the label. */
export const filled = Object.assign(
  (value: unknown) =>
    isBlank(typeof value === 'string' ? value : '') ? APPLICATION_MESSAGES.required : undefined,
  { isRequired: true },
);

/** At most so many characters, in the server's words. */
export const atMost = (limit: number) => maxLength(limit, APPLICATION_MESSAGES.tooLong(limit));
