import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import type { TotpSecret } from '@smash/contract/client';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Form } from '../../../components/form';
import { failureDetail, failureFields } from '../../../providers/api-failure';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { QrCode } from './qr-code';
import { t } from '../../../i18n/t';

interface SetUpAppDialogProps {
  /** What the app is to know; the dialog is open while there is one. */
  secret: TotpSecret | undefined;
  onClose: () => void;
  onDone: (codes: string[]) => Promise<void>;
}

/** Shows the secret as a picture and as text, and asks for the first code of the app. */
export function SetUpAppDialog({ secret, onClose, onDone }: SetUpAppDialogProps) {
  const id = useId();
  return (
    <Dialog open={secret !== undefined} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('Set up an authenticator app')}</DialogTitle>
      {secret && <AppForm secret={secret} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function AppForm({ secret, onClose, onDone }: SetUpAppDialogProps & { secret: TotpSecret }) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const codes = await dataProvider.confirmTotp(code);
      // New codes are shown at once, where an alert would stand over them on a phone.
      if (codes.length === 0) notify(t('Your authenticator app is set up'), { type: 'success' });
      onClose();
      await onDone(codes);
    } catch (error) {
      setProblem(failureFields(error)?.['code'] ?? failureDetail(error) ?? t('Failed to set up the app'));
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={confirm} spacing={0}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('Set up')}
        </Button>
      </DialogActions>
    </Form>
  );
}
