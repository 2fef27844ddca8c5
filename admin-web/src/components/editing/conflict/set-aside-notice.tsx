import { Alert, Button } from '@mui/material';
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
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onPutBack}>
          {t('Restore my changes')}
        </Button>
      }
    >
      {t('Their version is shown. Your changes to %{names} have been set aside.', { names })}
    </Alert>
  );
}
