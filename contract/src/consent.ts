import { COMPANY } from './company.js';

/** A text that applicants agree to by sending an application. */
export interface ConsentText {
  /** Permanent name of the text, kept with each application. */
  version: string;
  text: string;
}

/**
 * Every text that the form has ever shown, the present one last. A text that somebody agreed to is never changed: add a new
 * entry instead.
 */
export const CONSENT_TEXTS = [
  {
    version: '2026-11',
    text:
      `By submitting, you agree that ${COMPANY.legalName} uses what you enter and attach here to decide on this ` +
      'application and to contact you about it, and keeps it for as long as the privacy policy says. You can withdraw ' +
      'the application, get a copy of your data or have it erased at any time, with your reference and your email.',
  },
] as const satisfies readonly ConsentText[];

export type ConsentVersion = (typeof CONSENT_TEXTS)[number]['version'];

/** The text that the form shows now. */
export const CONSENT = CONSENT_TEXTS[CONSENT_TEXTS.length - 1] ?? CONSENT_TEXTS[0];

/** Months after a position has closed when its applications are erased, unless the installation says otherwise. */
export const RETENTION_MONTHS = 6;
