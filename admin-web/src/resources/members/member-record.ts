import type { RecordType } from '../../components/editing/record-type';

export const MEMBER: RecordType = {
  resource: 'members',
  noun: 'member',
  fields: [
    { source: 'title', label: 'Title' },
    { source: 'fname', label: 'First name' },
    { source: 'mname', label: 'Middle name' },
    { source: 'sname', label: 'Surname' },
    { source: 'gender', label: 'Gender' },
    { source: 'phone', label: 'Phone' },
    { source: 'address', label: 'Address' },
    { source: 'state_of_resident', label: 'State of residence' },
  ],
};
