import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Typography } from '@mui/material';
import { formatDate } from '@smash/contract';
import type { Passkey } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import { PasswordDialog } from '../../../components/password-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

interface PasskeyItemProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
}

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyItem({ passkey, onChanged }: PasskeyItemProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const { id, name } = passkey;
  const close = () => setAsking(undefined);
  const remove = async (password: string) => {
    await dataProvider.removePasskey(id, password);
    notify(`The passkey ${name} was removed`, { type: 'success' });
    await onChanged();
  };
  return (
    <Box component="li" sx={{ alignItems: 'center', display: 'flex', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {describeUse(passkey)}
        </Typography>
      </Box>
      <IconAction name={`Rename ${name}`} onClick={() => setAsking('rename')}>
        <EditIcon fontSize="small" />
      </IconAction>
      <IconAction name={`Remove ${name}`} onClick={() => setAsking('remove')}>
        <DeleteIcon fontSize="small" />
      </IconAction>
      {asking === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} onDone={onChanged} />}
      <PasswordDialog
        isOpen={asking === 'remove'}
        title="Remove passkey"
        question={`${name} does not log you in any more, and your other sessions end. Delete it on the device too.`}
        confirmLabel="Remove"
        failure="Failed to remove the passkey"
        onClose={close}
        onConfirm={remove}
      />
    </Box>
  );
}

const dayOf = (instant: string) => formatDate(new Date(instant));

function describeUse({ created_at, last_used_at }: Passkey): string {
  const added = `Added on ${dayOf(created_at)}`;
  return last_used_at === null ? `${added}, not used yet` : `${added}, last used on ${dayOf(last_used_at)}`;
}
