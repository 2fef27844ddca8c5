import type { SaveScorecard } from '@smash/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import type { PortalDataProvider } from '../../../providers/data-provider';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Query key of the scorecards of an application. */
const scorecardsKey = (id: string) => ['application-scorecards', id];

/** The ratings of an application, as far as the person may see them. */
export function useScorecards(applicationId: string) {
  const dataProvider = usePortalDataProvider();
  return useQuery(scorecardsQuery(dataProvider, applicationId));
}

export const scorecardsQuery = (dataProvider: PortalDataProvider, id: string) =>
  queryOptions({ queryKey: scorecardsKey(id), queryFn: () => dataProvider.readScorecards(id) });

/**
 * Gives, changes and withdraws the person's own scorecard; each returns whether it worked, and shows an alert when it
 * did not.
 */
export function useChangeScorecard(applicationId: string) {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt((client) => {
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    return client.invalidateQueries({ queryKey: scorecardsKey(applicationId) });
  });
  return {
    isPending,
    save: (body: SaveScorecard) =>
      attempt(() => dataProvider.saveScorecard(applicationId, body), {
        failure: t('Failed to save your rating'),
      }),
    withdraw: () =>
      attempt(() => dataProvider.withdrawScorecard(applicationId), {
        failure: t('Failed to withdraw your rating'),
      }),
  };
}
