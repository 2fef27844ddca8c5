import { APPLICATION_MESSAGES, isBlank } from '@smash/contract';
import { maxLength } from 'react-admin';
import { t } from '../../i18n/t';
import { tFrom } from '../../i18n/t-from';

/** Refuses a text without a visible character. `isRequired` puts the asterisk on the label. */
export const filled = Object.assign(
  (value: unknown) =>
    isBlank(typeof value === 'string' ? value : '') ? t(APPLICATION_MESSAGES.required) : undefined,
  { isRequired: true },
);

/** At most so many characters, in the server's words. */
export const atMost = (limit: number) => maxLength(limit, tFrom(APPLICATION_MESSAGES.tooLong, limit));
