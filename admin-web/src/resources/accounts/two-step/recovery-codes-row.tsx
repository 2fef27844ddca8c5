import CodesIcon from '@mui/icons-material/PasswordOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { PasswordDialog } from '../../../components/password-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { Row } from './row';
import { t } from '../../../i18n/t';

const ALL = 10;

interface RecoveryCodesRowProps {
  left: number;
  onChanged: (codes: string[]) => Promise<void>;
}

/** The recovery codes: how many are left, and a button for ten new ones. */
export function RecoveryCodesRow({ left, onChanged }: RecoveryCodesRowProps) {
  const dataProvider = usePortalDataProvider();
  const [isAsking, setAsking] = useState(false);
  return (
    <Row
      icon={<CodesIcon />}
      title={t('Recovery codes')}
      hint={t('For when phone and passkeys are lost. %{left}', { left: describeLeft(left) })}
      actions={
        <Button size="small" color="secondary" variant="outlined" onClick={() => setAsking(true)}>
          {t('Make new codes')}
        </Button>
      }
    >
      <PasswordDialog
        isOpen={isAsking}
        title={t('Make new recovery codes')}
        question={t("You'll get ten new codes. The old ones stop working, and your other sessions end.")}
        confirmLabel={t('Make codes')}
        color="primary"
        failure={t('Failed to make codes')}
        onClose={() => setAsking(false)}
        onConfirm={async (password) => onChanged(await dataProvider.makeRecoveryCodes(password))}
      />
    </Row>
  );
}

function describeLeft(left: number): string {
  if (left === 0) return t('You have none left: make new ones.');
  // Of ten, none was ever needed: perhaps the response that had them was lost.
  if (left === ALL) return t('%{left} of 10 are left. Have you saved them?', { left });
  return left === 1 ? t('One is left.') : t('%{left} of 10 are left.', { left });
}
