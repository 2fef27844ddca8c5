import type { CorrectableField } from '@smash/contract';
import { toE164 } from '../people/phone-number.js';
import type { SubmittedAnswers } from './apply.dto.js';
import { toSearchText } from './search-text.js';
import type { SubmittedApplication } from './submitted-application.js';

/** Columns of what can be corrected later. */
export function toDetailColumns(answers: Record<CorrectableField, string>) {
  return {
    firstName: answers.first_name,
    middleName: answers.middle_name || null,
    lastName: answers.last_name,
    dob: answers.dob,
    stateOfOrigin: answers.state_of_origin,
    stateOfResident: answers.state_of_resident,
    address: answers.address,
    email: answers.email,
    phone: answers.phone,
    phoneE164: toE164(answers.phone),
  };
}

/** Columns of an application, except its files and consents. */
export function toColumns(application: SubmittedApplication, answers: SubmittedAnswers) {
  const columns = {
    id: application.id,
    reference: application.reference,
    jobId: application.job_id,
    ...toDetailColumns(answers),
    portfolio: answers.portfolio || null,
    socialLink: answers.social_link,
    coverLetterText: answers.cover_letter ?? null,
    channel: answers.channel ?? null,
    status: application.status,
    appliedAt: new Date(application.applied_at),
  };
  return { ...columns, searchText: toSearchText(columns) };
}
