import { APPLICATION_MESSAGES, isBlank } from '@smash/contract';

/** The fields a posting cannot do without (spec 2, section 5). */
export const REQUIRED_JOB_FIELDS = ['title', 'description', 'responsibility', 'requirements'] as const;

/** Refuses a text in which a person would see nothing. `isRequired` puts the asterisk on the label. */
export const filled = Object.assign(
  (value: unknown) =>
    isBlank(typeof value === 'string' ? value : '') ? APPLICATION_MESSAGES.required : undefined,
  { isRequired: true },
);
