import { Button } from '@mui/material';
import { failureDetail, failureStatus } from '../providers/api-failure';
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
      {failureDetail(error) ?? reasonOf(failureStatus(error))}
    </MessagePanel>
  );
}

/** For a failure of which the server said nothing that a person could read. */
function reasonOf(status: number | undefined): string {
  if (status === undefined)
    return "We didn't get an answer from the server. Check your connection, then try again.";
  if (status === 422) return 'The address of this page is incomplete or wrong. Open it from the list again.';
  return `The server could not answer (status ${status}). Try again in a minute.`;
}
