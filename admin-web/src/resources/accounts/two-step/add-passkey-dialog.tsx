import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Form } from '../../../components/form';
import { OwnProof } from '../../../components/own-proof';
import { failureDetail, failureFields } from '../../../providers/api-failure';
import { passkeyFailure } from '../../../providers/passkeys';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { PasskeyNameField } from './passkey-name-field';
import { t } from '../../../i18n/t';

interface AddPasskeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: string[]) => Promise<void>;
}

/** Asks for a name and the password; then the browser asks where the passkey is kept. */
export function AddPasskeyDialog({ isOpen, onClose, onDone }: AddPasskeyDialogProps) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('Add a passkey')}</DialogTitle>
      <PasskeyForm onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function PasskeyForm({ onClose, onDone }: Omit<AddPasskeyDialogProps, 'isOpen'>) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const fields = failureFields(problem);

  const add = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const codes = await dataProvider.addPasskey(name, password);
      // New codes are shown at once, where an alert would stand over them on a phone.
      if (codes.length === 0) notify(t('Your passkey was added'), { type: 'success' });
      onClose();
      await onDone(codes);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={add} spacing={0}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        {problem !== undefined && !fields && (
          <Alert severity="error">
            {passkeyFailure(problem) ?? failureDetail(problem) ?? t('Failed to add the passkey')}
          </Alert>
        )}
        <PasskeyNameField value={name} onChange={setName} problem={fields?.['name']} />
        <OwnProof
          value={password}
          onChange={setPassword}
          problem={fields?.['password']}
          hint={t('Your other sessions end when the passkey is added.')}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('Continue')}
        </Button>
      </DialogActions>
    </Form>
  );
}
