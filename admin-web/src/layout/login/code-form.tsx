import { Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Form } from '../../components/form';
import { t } from '../../i18n/t';

const FIELDS = {
  totp: { label: t('Code'), autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 8 },
  recovery_code: { label: t('Recovery code'), autoComplete: 'off', inputMode: 'text', maxLength: 40 },
} as const;

interface CodeFormProps {
  kind: keyof typeof FIELDS;
  hint: string;
  isBusy: boolean;
  /** @returns whether the code was right */
  onSend: (code: string) => Promise<boolean>;
}

/** Asks for one code. A wrong one is cleared from the field. */
export function CodeForm({ kind, hint, isBusy, onSend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { label, ...field } = FIELDS[kind];
  const send = async () => {
    if (await onSend(code)) return;
    setCode('');
    input.current?.focus();
  };
  return (
    <Form onSubmit={send}>
      <Typography variant="body2">{hint}</Typography>
      <TextField
        label={label}
        required
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputRef={input}
        slotProps={{
          inputLabel: { required: false },
          htmlInput: {
            ...field,
            autoCapitalize: kind === 'totp' ? 'none' : 'characters',
            spellCheck: false,
            style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.12em' },
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? t('Processing...') : t('Continue')}
      </Button>
    </Form>
  );
}
