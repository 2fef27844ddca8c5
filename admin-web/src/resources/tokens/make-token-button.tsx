import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { SecretDialog } from '../../components/secret-dialog';
import { MakeTokenDialog } from './make-token-dialog';
import { t } from '../../i18n/t';

/** Makes a token, and shows it this once. */
export function MakeTokenButton() {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('New token')}
      </Button>
      {isOpen && <MakeTokenDialog onClose={() => setOpen(false)} onMade={setToken} />}
      {token !== undefined && (
        <SecretDialog
          title={t('Your new API token')}
          label={t('Token')}
          secret={token}
          onClose={() => setToken(undefined)}
        >
          {t(
            "Copy it now to the program or a password manager: it won't be shown again. Anyone who has it can do everything you ticked.",
          )}
        </SecretDialog>
      )}
    </>
  );
}
