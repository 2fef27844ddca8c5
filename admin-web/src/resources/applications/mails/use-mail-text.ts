import type { ApplicationStatus } from '@smash/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MailText } from '../../../providers/calls/correspondence';
import { useTemplateDraft } from './use-template-draft';
import type { Recipients } from './use-write-mails';

/**
 * The typed text, which begins as the template for the status. A text to many is kept per list: for another list it is
 * not meant.
 * @param status the status when somebody begins to write; for applicants who get another one, the text is not meant
 */
export function useMailText({ ids = [] }: Recipients, status: ApplicationStatus | undefined) {
  const [begunFor = ''] = useState(status);
  const { pathname } = useLocation();
  const [only, ...others] = ids;
  const isOne = only !== undefined && others.length === 0;
  const draft = useTemplateDraft(isOne ? `mail:${only}:${begunFor}` : `mail:many:${pathname}:${begunFor}`);
  const { templates, chosenId, typed, type, clear } = draft;
  const template =
    chosenId === undefined
      ? templates.find(({ tells_status }) => tells_status !== null && tells_status === begunFor)
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
