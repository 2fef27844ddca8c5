import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from '../../../components/form-dialog';
import { OwnProof } from '../../../components/own-proof';
import { passkeyFailure } from '../../../providers/passkeys';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { PasskeyNameField } from './passkey-name-field';
import { t } from '../../../i18n/t';

interface AddPasskeyDialogProps {
  onClose: () => void;
  onDone: (codes: string[]) => Promise<void>;
}

/** Asks for a name and the password; then the browser asks where the passkey is kept. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

  const add = async () => {
    const codes = await dataProvider.addPasskey(name, password);
    // New codes are shown at once; on a phone an alert would cover them.
    if (codes.length === 0) notify(t('Your passkey was added'), { type: 'success' });
    onClose();
    await onDone(codes);
  };
  return (
    <FormDialog
      title={t('Add a passkey')}
      submitLabel={t('Continue')}
      maxWidth="xs"
      failure={t('Failed to add the passkey')}
      describe={passkeyFailure}
      onClose={onClose}
      onSubmit={add}
    >
      {(problems) => (
        <>
          <PasskeyNameField value={name} onChange={setName} problem={problems['name']} />
          <OwnProof
            value={password}
            onChange={setPassword}
            problem={problems['password']}
            hint={t('Your other sessions end when the passkey is added.')}
          />
        </>
      )}
    </FormDialog>
  );
}
