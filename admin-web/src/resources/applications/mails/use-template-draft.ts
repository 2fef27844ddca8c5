import type { MailTemplate } from '@smash/contract/client';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useDraftFields } from '../../../components/drafts/use-draft-fields';
import { useQuestion } from '../../../components/question/question-provider';
import { t } from '../../../i18n/t';

/** Stands for no template, in place of an id. */
export const NO_TEMPLATE = 0;

/** The template that a text to an applicant begins with, and the text typed over it, which is kept until it is sent. */
export function useTemplateDraft(place: string) {
  const ask = useQuestion();
  const { fields, setFields, clear } = useDraftFields(place);
  const { chosen, ...typed } = fields;
  const isTyped = Object.keys(typed).length > 0;
  const [wasTyped, setWasTyped] = useState(isTyped);
  const [chosenId, setChosenId] = useState(chosen ? Number(chosen) : undefined);
  const list = useGetList<MailTemplate>('mail-templates', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return {
    /** The query of the templates: before they have come, nobody knows which one a text begins with. */
    list,
    templates: list.data ?? [],
    /** Undefined until somebody chooses. */
    chosenId,
    choose: async (id: number) => {
      const isMeant =
        !isTyped ||
        (await ask({
          title: t('Replace your text?'),
          question: t('What you typed will be replaced by the template.'),
          confirmLabel: t('Replace'),
        }));
      if (!isMeant) return;
      clear();
      setChosenId(id);
    },
    /** Whether the text was typed when the dialog was open before. */
    isRestored: wasTyped && isTyped,
    /** Undefined until somebody types. */
    typed: isTyped ? typed : undefined,
    type: (texts: Record<string, string>) => {
      // Whoever begins to write before the templates have come writes without one.
      const id = chosenId ?? (list.data || isTyped ? undefined : NO_TEMPLATE);
      setChosenId(id);
      setFields({ chosen: id?.toString() ?? '', ...texts });
    },
    clear: () => {
      setWasTyped(false);
      clear();
    },
  };
}
