import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Says above a form what happened to the text that somebody had typed, with a button for the alternative. */
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
