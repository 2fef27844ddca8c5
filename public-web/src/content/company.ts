import { COMPANY } from '@smash/contract';

/** An office as the footer shows it. */
export interface Office {
  city: string;
  role?: string;
  lines: readonly string[];
}

/** Placeholder addresses and numbers until the company gives its own: this file is the only place to change. */
export const OFFICES: readonly Office[] = [
  { city: 'Abuja', role: 'Head office', lines: ['Plot 1, Example Crescent', 'Wuse 2, Abuja FCT'] },
  { city: 'Lagos', lines: ['13 Sample Street', 'Ikeja, Lagos State'] },
];

/** Shown grouped, dialled without spaces. */
export const HOTLINE = { shown: '+234 700 000 0000', dialled: '+2347000000000' } as const;

export const SUPPORT_EMAIL = COMPANY.supportEmail;
export const HR_EMAIL = COMPANY.humanResourcesEmail;

/** HR's promise on the careers and success pages (spec 2, section 9). */
export const HR_REVIEW_TIME = '3-5 business days';

/** Id of the footer, which 'Get In Touch' jumps to (spec 1, navigation bar). */
export const CONTACT_ANCHOR = 'contact';
