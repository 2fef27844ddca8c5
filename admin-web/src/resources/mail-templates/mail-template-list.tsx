import type { MailTemplate } from '@smash/contract/client';
import { usePermissions } from 'react-admin';
import { Badge } from '../../components/badge';
import type { RecordColumn } from '../../components/record-list/record-column';
import { RecordList } from '../../components/record-list/record-list';
import { describeStatus } from '../../components/describe-status';
import { TextLink } from '../../components/text-link';
import { usePermitted } from '../../providers/permitted';
import { isLimited } from '../../providers/session';
import { MAIL_TEMPLATE } from './mail-template-record';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const columnsWith = (ending: '' | '/show'): readonly RecordColumn<MailTemplate>[] => [
  {
    label: t('Name'),
    render: ({ id, name }) => <TextLink to={`/mail-templates/${id}${ending}`}>{name}</TextLink>,
  },
  { label: t('Subject'), render: ({ subject }) => subject },
  {
    label: t('Tells applicants they are'),
    render: ({ tells_status: status }) => {
      if (!status) return '–';
      const { tone, label } = describeStatus(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    label: t('Changed'),
    render: ({ updated_at, updated_by }) =>
      updated_by
        ? t('%{date} by %{name}', { date: formatDate(updated_at), name: updated_by })
        : formatDate(updated_at),
  },
];

const COLUMNS = columnsWith('');
const READ_ONLY = columnsWith('/show');

/**
 * The templates for mails to applicants. Who may not edit them reads them; a limited account edits none, as other brands
 * send them too.
 */
export function MailTemplateList() {
  const { isPending } = usePermissions();
  const isAuthor = usePermitted('mail_templates.edit');
  const isEditor = isAuthor && !isLimited();
  if (isPending) return null;
  return (
    <RecordList
      type={MAIL_TEMPLATE}
      title={t('Email templates')}
      createLabel={isAuthor ? t('Write template') : undefined}
      isEditable={isEditor}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('Search by name or subject')}
      emptyText={t('A template is a text that you write once and send to many applicants.')}
      columns={isEditor ? COLUMNS : READ_ONLY}
      nameOf={({ name }) => name}
    />
  );
}
