import { COMPANY, employerOf, formatDate, type PlaceholderValues } from '@smash/contract';
import { type Environment, siteUrl } from '../../../platform/config/environment.js';
import type { Recipient } from '../../applications/index.js';

/** Values of the placeholders in a mail to this applicant. */
export function placeholderValues(recipient: Recipient, environment: Environment): PlaceholderValues {
  return {
    first_name: recipient.firstName,
    last_name: recipient.lastName,
    job_title: recipient.jobTitle,
    brand: employerOf({ title: recipient.jobTitle, brand: recipient.brand }),
    company: COMPANY.name,
    reference: recipient.reference,
    applied_date: formatDate(recipient.appliedAt),
    application_link: `${siteUrl(environment)}/my-application`,
    hr_email: environment.HR_EMAIL,
  };
}
