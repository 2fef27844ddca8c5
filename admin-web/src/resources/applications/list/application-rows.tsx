import { useListContext } from 'react-admin';
import { MessagePanel } from '../../../components/message-panel';
import { EarlierNote } from '../../../components/earlier-note';
import { Loaded } from '../../../components/loaded';
import type { Application } from '@smash/contract/client';
import { isKeptList } from '../../../providers/kept-list';
import { ApplicationCards } from './application-cards';
import { ApplicationTable } from './application-table';
import { useIsNarrow } from '../../../components/use-is-narrow';
import { t } from '../../../i18n/t';

/** The rows as a table, or as cards where a table would not fit. */
export function ApplicationRows({ hasJobColumn }: { hasJobColumn: boolean }) {
  const list = useListContext<Application>();
  const isNarrow = useIsNarrow('md');
  return (
    <Loaded
      of={list}
      loading={t('Loading applications...')}
      failure={t('The applications could not be loaded')}
    >
      {({ length }) =>
        length === 0 ? (
          <MessagePanel title={t('No applications found matching your criteria.')} />
        ) : (
          <>
            {isKeptList(list.meta) && (
              <EarlierNote onRetry={list.refetch}>
                {t(
                  "This list may be out of date or incomplete. The server didn't send it, so you see what was loaded earlier.",
                )}
              </EarlierNote>
            )}
            {isNarrow ? (
              <ApplicationCards hasJob={hasJobColumn} />
            ) : (
              <ApplicationTable hasJobColumn={hasJobColumn} />
            )}
          </>
        )
      }
    </Loaded>
  );
}
