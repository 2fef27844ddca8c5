import { isSameTagName } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useStartBulkAction } from '../bulk/use-bulk-actions';
import { changedAtOnce, type Chosen, toRequest } from '../list/selection/chosen';
import { TAGS_KEY } from './tags-query';
import { t } from '../../../i18n/t';

/**
 * Puts tags on applications by name, creating missing ones, and takes others off; for many applications in the
 * background.
 */
export function useChangeTags() {
  const dataProvider = usePortalDataProvider();
  const start = useStartBulkAction();
  const { attempt, isPending } = useAttempt((client) => {
    void client.invalidateQueries({ queryKey: TAGS_KEY });
    return client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  });

  const change = (
    chosen: Chosen,
    names: readonly string[],
    removed: readonly number[],
    known: Application['tags'],
  ) => {
    const ids = changedAtOnce(chosen);
    return attempt(
      async () => {
        const add: number[] = [];
        for (const name of names) {
          const tag =
            known.find((one) => isSameTagName(one.name, name)) ?? (await dataProvider.createTag(name));
          add.push(tag.id);
        }
        const tags = { add: [...new Set(add)], remove: [...removed] };
        if (ids) await dataProvider.tagApplications(ids, tags.add, tags.remove);
        else await start({ ...toRequest(chosen), action: 'tag', ...tags });
      },
      {
        failure: t('Failed to change the tags'),
        ...(ids && {
          done:
            chosen.count === 1
              ? t('Tags saved')
              : t('Tags of %{shown} applications saved', { shown: chosen.shown }),
        }),
      },
    );
  };
  return { change, isPending };
}
