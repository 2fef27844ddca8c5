import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../i18n/t';
import { MessagePanel } from './message-panel';

/** Says that something is wrong, and offers a reload, which may help. */
export const ReloadPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <MessagePanel
    title={title}
    isAlert
    action={
      <Button variant="contained" onClick={() => location.reload()}>
        {t('Reload')}
      </Button>
    }
  >
    {children}
  </MessagePanel>
);
