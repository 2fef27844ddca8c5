import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Says above a form what was done with what somebody had typed, with the way to have it otherwise. */
export function FormNotice({ children, action, onAction }: FormNoticeProps) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
