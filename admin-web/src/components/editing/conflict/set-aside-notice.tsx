import { FormNotice } from '../../form-notice';
import type { Difference } from '../record-type';
import { formatList } from '../../../i18n/format';
import { t } from '../../../i18n/t';

interface SetAsideNoticeProps {
  fields: Difference[];
  onPutBack: () => void;
}

/** After the other text was loaded: what the person had changed themselves, and the way to have it back. */
export function SetAsideNotice({ fields, onPutBack }: SetAsideNoticeProps) {
  if (fields.length === 0) return null;
  const names = formatList(fields.map(({ label }) => label));
  return (
    <FormNotice action={t('Restore my changes')} onAction={onPutBack}>
      {t('Their version is shown. Your changes to %{names} have been set aside.', { names })}
    </FormNotice>
  );
}
