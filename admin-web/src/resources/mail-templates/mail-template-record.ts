import type { RecordType } from '../../components/editing/record-type';
import { describeStatus } from '../../components/describe-status';
import { t } from '../../i18n/t';

/** What a template tells applicants about their status: "Accepted". */
export const describeTold = (status: unknown): string =>
  typeof status === 'string' && status ? describeStatus(status).label : t('Nothing about the status');

export const MAIL_TEMPLATE: RecordType = {
  resource: 'mail-templates',
  noun: 'email template',
  rows: 'email templates',
  fields: [
    { source: 'name', label: t('Name') },
    {
      source: 'tells_status',
      label: t('Tells applicants they are'),
      show: describeTold,
    },
    { source: 'subject', label: t('Subject') },
    { source: 'body', label: t('Text') },
  ],
};
