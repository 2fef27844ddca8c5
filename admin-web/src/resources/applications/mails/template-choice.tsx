import { TextField } from '@mui/material';
import type { MailTemplate } from '@smash/contract/client';
import { Loaded } from '../../../components/loaded';
import { NO_TEMPLATE } from './use-template-draft';
import { t } from '../../../i18n/t';

interface TemplateChoiceProps {
  /** The query of the templates. */
  list: { data?: MailTemplate[] | undefined; error: unknown; refetch: () => unknown };
  template: MailTemplate | undefined;
  helperText?: string;
  onChoose: (id: number) => Promise<void>;
}

/** Chooses the template that a text to an applicant begins with. */
export function TemplateChoice({ list, template, helperText, onChoose }: TemplateChoiceProps) {
  const choiceOf = (templates?: readonly MailTemplate[]) => (
    <TextField
      select
      disabled={!templates}
      label={t('Template')}
      value={template?.id ?? NO_TEMPLATE}
      onChange={(event) => void onChoose(Number(event.target.value))}
      helperText={helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value={NO_TEMPLATE}>{t('None')}</option>
      {templates?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
  return (
    <Loaded of={list} loading={choiceOf()} failure={t('The templates could not be loaded')}>
      {choiceOf}
    </Loaded>
  );
}
