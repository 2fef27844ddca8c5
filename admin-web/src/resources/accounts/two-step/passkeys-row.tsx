import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Box, Button } from '@mui/material';
import type { Passkey } from '@smash/contract/client';
import { useState } from 'react';
import { hasPasskeys } from '../../../providers/passkeys';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyItem } from './passkey-item';
import { Row } from './row';
import { t } from '../../../i18n/t';

interface PasskeysRowProps {
  passkeys: Passkey[];
  onChanged: (codes?: string[]) => Promise<void>;
}

/** The passkeys of the own account. */
export function PasskeysRow({ passkeys, onChanged }: PasskeysRowProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Row
      icon={<KeyIcon />}
      title={t('Passkeys')}
      hint={t(
        'Your fingerprint, face or PIN on this device, or a security key. It works on this portal alone, so no false page can ask you for it.',
      )}
      actions={
        hasPasskeys() ? (
          <Button size="small" color="secondary" variant="outlined" onClick={() => setAdding(true)}>
            {t('Add a passkey')}
          </Button>
        ) : (
          t('This browser cannot use passkeys.')
        )
      }
    >
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </Box>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onDone={onChanged} />}
    </Row>
  );
}
