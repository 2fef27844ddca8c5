import { Button } from '@mui/material';
import { failureDetail } from '../providers/api-failure';
import { MessagePanel } from './message-panel';

interface RetryPanelProps {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Says what could not be loaded and why, as far as the server said it, and tries again on demand. */
export function RetryPanel({ title, error, onRetry }: RetryPanelProps) {
  return (
    <MessagePanel
      title={title}
      isAlert
      action={
        <Button variant="contained" onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {failureDetail(error) ??
        "We didn't get an answer from the server. Check your connection, then try again."}
    </MessagePanel>
  );
}
