import type { ReactNode } from 'react';
import { replaces } from '../providers/api-failure';
import { EarlierNote } from './earlier-note';
import { LoadingPanel } from './loading-panel';
import { RetryPanel } from './retry-panel';
import { t } from '../i18n/t';

interface LoadedProps<Data> {
  /** What was asked of the server. */
  of: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** "Loading tags...", or what stands in its place. */
  loading: ReactNode;
  /** "The tags could not be loaded" */
  failure: string;
  children: (data: Data) => ReactNode;
}

/**
 * What was asked of the server, once it is there; or that it is awaited, or could not be loaded. What is there stays, and
 * what is typed or open in it, where reading it again fails: a note above says so.
 */
export function Loaded<Data>({
  of: { data, error, refetch },
  loading,
  failure,
  children,
}: LoadedProps<Data>) {
  if (replaces(error, data)) return <RetryPanel title={failure} error={error} onRetry={refetch} />;
  if (data === undefined) return typeof loading === 'string' ? <LoadingPanel text={loading} /> : loading;
  return (
    <>
      {Boolean(error) && (
        <EarlierNote onRetry={refetch}>
          {t('%{failure} again. You see what was loaded earlier.', { failure })}
        </EarlierNote>
      )}
      {children(data)}
    </>
  );
}
