import type { Application, MailTemplate } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** The text of a chat: that of a template with the values of the applicant, until somebody types. */
export function useChatText({ id, first_name, job_title }: Application) {
  const dataProvider = usePortalDataProvider();
  const [templateId, setTemplateId] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const { data: templates = [] } = useGetList<MailTemplate>('mail-templates', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const template = templates.find((one) => one.id === templateId);
  const { data: preview, error } = useQuery({
    queryKey: ['mail-preview', id, template?.id, template?.version],
    queryFn: () =>
      dataProvider.previewMail({ subject: template?.subject ?? '', body: template?.body ?? '' }, id),
    enabled: template !== undefined,
    gcTime: 0,
  });
  const begun = template
    ? (preview?.message ?? '')
    : t('Hello %{first_name}, about your application for %{job}: ', { first_name, job: job_title });
  return {
    templates,
    template,
    choose: (chosen: number | undefined) => {
      setTemplateId(chosen);
      setTyped(undefined);
    },
    text: typed ?? begun,
    setText: setTyped,
    error,
  };
}
