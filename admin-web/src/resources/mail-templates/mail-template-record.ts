import type { RecordType } from '../../components/editing/record-type';
import { describeStatus } from '../../components/status-tone';

export const MAIL_TEMPLATE: RecordType = {
  resource: 'mail-templates',
  noun: 'email template',
  fields: [
    { source: 'name', label: 'Name' },
    {
      source: 'tells_status',
      label: 'Tells applicants they are',
      show: (value) =>
        typeof value === 'string' && value ? describeStatus(value).label : 'Nothing about the status',
    },
    { source: 'subject', label: 'Subject' },
    { source: 'body', label: 'Text' },
  ],
};
