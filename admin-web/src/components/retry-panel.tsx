import { failureDetail, failureStatus } from '../providers/api-failure';
import { LeavingButton } from './leaving-button';
import { MessagePanel } from './message-panel';
import { t } from '../i18n/t';

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
        <LeavingButton variant="contained" onClick={onRetry}>
          {t('Try Again')}
        </LeavingButton>
      }
    >
      {failureDetail(error) ?? reasonOf(failureStatus(error))}
    </MessagePanel>
  );
}

/** The reason of a failure that the server did not explain in words. */
function reasonOf(status: number | undefined): string {
  if (status === undefined)
    return t("We didn't get an answer from the server. Check your connection, then try again.");
  if (status === 422)
    return t('The address of this page is incomplete or wrong. Open it from the list again.');
  return t('The server could not answer (status %{status}). Try again in a minute.', { status });
}
