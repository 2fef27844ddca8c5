import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { LeavingButton } from './leaving-button';
import { t } from '../i18n/t';

/** Says that the content below was loaded earlier, with a button that loads it again. */
export function EarlierNote({ children, onRetry }: { children: ReactNode; onRetry: () => unknown }) {
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, mb: 2 }}
      action={
        <LeavingButton onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {t('Try Again')}
        </LeavingButton>
      }
    >
      {children}
    </Alert>
  );
}
