import type { StatusMail } from '@smash/contract';
import type { MailTemplate } from '@smash/contract/client';
import { useGetMany } from 'react-admin';
import { describeStatusMail } from './describe-status-mail';

/** The emails that a job sends by itself, each with the name of its template. */
export function StatusMailsValue({ mails }: { mails: readonly StatusMail[] }) {
  const ids = mails.flatMap(({ template_id }) => template_id ?? []);
  const { data: templates = [] } = useGetMany<MailTemplate>('mail-templates', { ids });
  return mails.map((mail) => {
    const template = templates.find(({ id }) => id === mail.template_id);
    return (
      <div key={mail.status}>{[describeStatusMail(mail), template?.name].filter(Boolean).join(', ')}</div>
    );
  });
}
