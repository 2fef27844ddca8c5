import type { ApplicationField } from './application-form.js';

/** What an account of the portal can correct in an application: what its applicant is called, and how to reach them. */
export const CORRECTABLE_FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'dob',
  'email',
  'phone',
  'address',
  'state_of_origin',
  'state_of_resident',
] as const satisfies readonly ApplicationField[];
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];
