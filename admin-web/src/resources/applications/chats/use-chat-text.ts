import type { Application } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useTemplateDraft } from '../mails/use-template-draft';
import { t } from '../../../i18n/t';

/** The text of a chat: the template filled in for the applicant, until somebody types. */
export function useChatText({ id, first_name, job_title }: Application) {
  const dataProvider = usePortalDataProvider();
  const draft = useTemplateDraft(`chat:${id}`);
  const { templates, chosenId, typed, type, clear } = draft;
  const template = templates.find((one) => one.id === chosenId);
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
    ...draft,
    template,
    text: typed?.['text'] ?? begun,
    setText: (text: string) => (text === begun ? clear() : type({ text })),
    error,
  };
}
