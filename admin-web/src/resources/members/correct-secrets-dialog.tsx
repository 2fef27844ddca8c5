import { MenuItem, TextField } from '@mui/material';
import { MEANS_OF_ID } from '@smash/contract';
import type { MemberDetails, MemberSecrets, Schemas } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from '../../components/form-dialog';
import { OwnProof } from '../../components/own-proof';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** The values in the clear, and the version that they are of. */
export type Revealed = MemberSecrets & Pick<MemberDetails, 'version' | 'means_of_id'>;

interface CorrectSecretsDialogProps {
  memberId: string;
  revealed: Revealed;
  onClose: () => void;
  onDone: () => void;
}

const TEXTS = [
  ['id_number', t('Identification number')],
  ['nok_fullname', t('Next of kin')],
  ['nok_phone', t('Their phone')],
  ['nok_address', t('Their address')],
] as const;

/** Corrects the identification and the next of kin of a member; needs the own password. */
export function CorrectSecretsDialog({ memberId, revealed, onClose, onDone }: CorrectSecretsDialogProps) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [values, setValues] = useState(revealed);
  const [password, setPassword] = useState('');

  const correct = async () => {
    const body = { ...values, password };
    try {
      await dataProvider.correctMemberSecrets(memberId, body as Schemas['CorrectSecretsDto']);
    } finally {
      // Also after a refusal: somebody else may have changed the member.
      void client.invalidateQueries({ queryKey: ['members'] });
    }
    onDone();
    notify(t('Member updated'), { type: 'success' });
  };
  return (
    <FormDialog
      title={t('Correct identification and next of kin')}
      submitLabel={t('Update member')}
      maxWidth="sm"
      failure={t('Failed to change the member')}
      onClose={onClose}
      onSubmit={correct}
    >
      {(problems) => (
        <>
          <TextField
            select
            fullWidth
            label={t('Means of identification')}
            value={values.means_of_id}
            onChange={({ target }) => setValues({ ...values, means_of_id: target.value })}
          >
            {MEANS_OF_ID.map((means) => (
              <MenuItem key={means} value={means}>
                {means}
              </MenuItem>
            ))}
          </TextField>
          {TEXTS.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              required
              fullWidth
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              error={problems[name] !== undefined}
              helperText={problems[name]}
              slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'off' } }}
            />
          ))}
          <OwnProof value={password} onChange={setPassword} problem={problems['password']} />
        </>
      )}
    </FormDialog>
  );
}
