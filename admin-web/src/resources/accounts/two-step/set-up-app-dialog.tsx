import { Box, TextField, Typography } from '@mui/material';
import type { TotpSecret } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from '../../../components/form-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { QrCode } from './qr-code';
import { t } from '../../../i18n/t';

interface SetUpAppDialogProps {
  /** Secret for the app. */
  secret: TotpSecret;
  onClose: () => void;
  onDone: (codes: string[]) => Promise<void>;
}

/** Shows the secret as a picture and as text, and asks for the first code of the app. */
export function SetUpAppDialog({ secret, onClose, onDone }: SetUpAppDialogProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [code, setCode] = useState('');

  const confirm = async () => {
    const codes = await dataProvider.confirmTotp(code);
    // New codes are shown at once; on a phone an alert would cover them.
    if (codes.length === 0) notify(t('Your authenticator app is set up'), { type: 'success' });
    onClose();
    await onDone(codes);
  };
  return (
    <FormDialog
      title={t('Set up an authenticator app')}
      submitLabel={t('Set up')}
      maxWidth="xs"
      failure={t('Failed to set up the app')}
      onClose={onClose}
      onSubmit={confirm}
    >
      {({ code: problem }) => (
        <>
          <Typography variant="body2">
            {t(
              'Scan this picture with an authenticator app, such as the one of Google or Microsoft, or your password manager.',
            )}
          </Typography>
          <QrCode text={secret.uri} name={t('The key below, as a QR code')} />
          <Box>
            <Typography variant="body2">{t('Or type this key into the app:')}</Typography>
            <Typography
              variant="body1"
              sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
            >
              {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
          </Box>
          <TextField
            label={t('Code from the app')}
            required
            autoFocus
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={problem !== undefined}
            helperText={problem ?? t('Six digits')}
            slotProps={{
              inputLabel: { required: false },
              htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 8 },
              formHelperText: { role: problem === undefined ? undefined : 'alert' },
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
