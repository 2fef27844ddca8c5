import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Passkey } from '@smash/contract/client';
import { useId, useState } from 'react';
import { Form } from '../../../components/form';
import { failureDetail, failureFields } from '../../../providers/api-failure';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { PasskeyNameField } from './passkey-name-field';
import { t } from '../../../i18n/t';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks for another name. */
export function RenamePasskeyDialog({ passkey, onClose, onDone }: RenamePasskeyDialogProps) {
  const dataProvider = usePortalDataProvider();
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string>();
  const rename = async () => {
    try {
      await dataProvider.renamePasskey(passkey.id, name);
      await onDone();
      onClose();
    } catch (error) {
      setProblem(failureFields(error)?.['name'] ?? failureDetail(error) ?? t('Failed to rename the passkey'));
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Form onSubmit={rename} spacing={0}>
        <DialogTitle id={id}>{t('Rename passkey')}</DialogTitle>
        <DialogContent>
          <PasskeyNameField value={name} onChange={setName} problem={problem} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('Rename')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
