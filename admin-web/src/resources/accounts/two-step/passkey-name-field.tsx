import { TextField } from '@mui/material';
import { t } from '../../../i18n/t';

/** The server's limit, in characters. */
const LONGEST_NAME = 60;

interface PasskeyNameFieldProps {
  value: string;
  onChange: (name: string) => void;
  problem: string | undefined;
}

/** The person's own name for a passkey. */
export function PasskeyNameField({ value, onChange, problem }: PasskeyNameFieldProps) {
  return (
    <TextField
      label={t('Name')}
      required
      autoFocus
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem ?? t('Such as Work laptop')}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { maxLength: LONGEST_NAME, autoComplete: 'off' },
      }}
    />
  );
}
