import type { Passkey } from '@smash/contract/client';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog';
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
  const [name, setName] = useState(passkey.name);
  const rename = async () => {
    await dataProvider.renamePasskey(passkey.id, name);
    await onDone();
    onClose();
  };
  return (
    <FormDialog
      title={t('Rename passkey')}
      submitLabel={t('Rename')}
      maxWidth="xs"
      failure={t('Failed to rename the passkey')}
      onClose={onClose}
      onSubmit={rename}
    >
      {({ name: problem }) => <PasskeyNameField value={name} onChange={setName} problem={problem} />}
    </FormDialog>
  );
}
