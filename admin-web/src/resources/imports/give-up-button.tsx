import { Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { useImportSteps } from './use-imports';
import { t } from '../../i18n/t';

/** Gives an import up, and goes back to the list. */
export function GiveUpButton({
  isPending,
  giveUp,
}: Pick<ReturnType<typeof useImportSteps>, 'isPending' | 'giveUp'>) {
  const navigate = useNavigate();
  return (
    <Button
      color="error"
      disabled={isPending}
      onClick={() => void giveUp().then((isGone) => isGone && navigate('/imports'))}
    >
      {t("Don't import")}
    </Button>
  );
}
