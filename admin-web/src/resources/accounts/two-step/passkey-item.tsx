import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Typography } from '@mui/material';

import type { Passkey } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import { PasswordDialog } from '../../../components/password-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';

interface PasskeyItemProps {
  passkey: Passkey;
  onChanged: () => Promise<void>;
}

/** One passkey: its name, when it was used, and its actions. */
export function PasskeyItem({ passkey, onChanged }: PasskeyItemProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const { id, name } = passkey;
  const close = () => setAsking(undefined);
  const remove = async (password: string) => {
    await dataProvider.removePasskey(id, password);
    notify(t('The passkey %{name} was removed', { name }), { type: 'success' });
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
      <IconAction name={t('Rename %{name}', { name })} onClick={() => setAsking('rename')}>
        <EditIcon fontSize="small" />
      </IconAction>
      <IconAction name={t('Remove %{name}', { name })} onClick={() => setAsking('remove')}>
        <DeleteIcon fontSize="small" />
      </IconAction>
      {asking === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} onDone={onChanged} />}
      <PasswordDialog
        isOpen={asking === 'remove'}
        title={t('Remove passkey')}
        question={t(
          '%{name} does not log you in any more, and your other sessions end. Delete it on the device too.',
          { name },
        )}
        confirmLabel={t('Remove')}
        failure={t('Failed to remove the passkey')}
        onClose={close}
        onConfirm={remove}
      />
    </Box>
  );
}

function describeUse({ created_at, last_used_at }: Passkey): string {
  const added = t('Added on %{date}', { date: formatDate(created_at) });
  return last_used_at === null
    ? t('%{added}, not used yet', { added })
    : t('%{added}, last used on %{date}', { added, date: formatDate(last_used_at) });
}
