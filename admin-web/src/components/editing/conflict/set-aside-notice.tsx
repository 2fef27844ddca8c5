import { FormNotice } from '../../form-notice';
import type { Difference } from '../record-type';
import { formatList } from '../../../i18n/format';
import { t } from '../../../i18n/t';

interface SetAsideNoticeProps {
  fields: Difference[];
  onPutBack: () => void;
}

/** Shown after the other version was loaded: names the person's own changes, with a button to restore them. */
export function SetAsideNotice({ fields, onPutBack }: SetAsideNoticeProps) {
  if (fields.length === 0) return null;
  const names = formatList(fields.map(({ label }) => label));
  return (
    <FormNotice action={t('Restore my changes')} onAction={onPutBack}>
      {t('Their version is shown. Your changes to %{names} have been set aside.', { names })}
    </FormNotice>
  );
}
