import type { RecordType } from '../../components/editing/record-type';
import { describeStatus } from '../../components/describe-status';
import { t } from '../../i18n/t';

export const MAIL_TEMPLATE: RecordType = {
  resource: 'mail-templates',
  noun: 'email template',
  rows: 'email templates',
  fields: [
    { source: 'name', label: t('Name') },
    {
      source: 'tells_status',
      label: t('Tells applicants they are'),
      show: (value) =>
        typeof value === 'string' && value ? describeStatus(value).label : t('Nothing about the status'),
    },
    { source: 'subject', label: t('Subject') },
    { source: 'body', label: t('Text') },
  ],
};
