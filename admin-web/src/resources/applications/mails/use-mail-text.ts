import type { ApplicationStatus } from '@smash/contract';
import type { MailText } from '../../../providers/calls/correspondence';
import { useTemplateDraft } from './use-template-draft';
import type { Recipients } from './use-write-mails';

/** What is typed, which begins as the template for the status. */
export function useMailText({ ids = [] }: Recipients, status: ApplicationStatus | undefined) {
  const [only, ...others] = ids;
  const isOne = only !== undefined && others.length === 0;
  // Those who have another status are not to get what was meant for these.
  const draft = useTemplateDraft(isOne ? `mail:${only}` : `mail:many:${status ?? ''}`);
  const { templates, chosenId, typed, type, clear } = draft;
  const template =
    chosenId === undefined
      ? templates.find(({ tells_status }) => tells_status !== null && tells_status === status)
      : templates.find(({ id }) => id === chosenId);
  const begun = { subject: template?.subject ?? '', body: template?.body ?? '' };
  return {
    ...draft,
    template,
    text: { ...begun, ...typed },
    setText: ({ subject, body }: MailText) =>
      subject === begun.subject && body === begun.body ? clear() : type({ subject, body }),
  };
}
