import type { ReactNode } from 'react';
import { replaces } from '../providers/api-failure';
import { EarlierNote } from './earlier-note';
import { LoadingPanel } from './loading-panel';
import { RetryPanel } from './retry-panel';
import { t } from '../i18n/t';

interface LoadedProps<Data> {
  /** The query whose data is shown. */
  of: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** Shown while the query loads: "Loading tags...", or a placeholder. */
  loading: ReactNode;
  /** Shown when the query fails: "The tags could not be loaded". */
  failure: string;
  children: (data: Data) => ReactNode;
}

/**
 * The data of a query; until it has come, that it is loading or could not be loaded. When reading it again fails, the
 * data stays, with whatever is typed or open in it, and a note above says so, unless the failure `replaces` it.
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
