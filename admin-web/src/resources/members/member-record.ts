import type { RecordType } from '../../components/editing/record-type';
import { t } from '../../i18n/t';

export const MEMBER: RecordType = {
  resource: 'members',
  noun: 'member',
  rows: 'members',
  fields: [
    { source: 'title', label: t('Title') },
    { source: 'fname', label: t('First name') },
    { source: 'mname', label: t('Middle name') },
    { source: 'sname', label: t('Surname') },
    { source: 'gender', label: t('Gender') },
    { source: 'phone', label: t('Phone') },
    { source: 'address', label: t('Address') },
    { source: 'state_of_resident', label: t('State of residence') },
  ],
};
