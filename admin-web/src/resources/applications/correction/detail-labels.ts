import { CORRECTABLE_FIELDS, type CorrectableField } from '@smash/contract';
import { t } from '../../../i18n/t';

/** Labels of the details that can be corrected, in the order of the dialog. */
export const DETAIL_LABELS: Record<CorrectableField, string> = {
  first_name: t('First name'),
  middle_name: t('Middle name'),
  last_name: t('Last name'),
  dob: t('Date of birth'),
  email: t('Email'),
  phone: t('Phone'),
  address: t('Address'),
  state_of_origin: t('State of origin'),
  state_of_resident: t('State of residence'),
};

/** @param fields names of fields, separated by commas, as the history has them */
export const describeFields = (fields: string): string =>
  CORRECTABLE_FIELDS.filter((field) => fields.split(',').includes(field))
    .map((field) => DETAIL_LABELS[field])
    .join(', ');
