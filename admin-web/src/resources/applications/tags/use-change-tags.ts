import { isSameTagName } from '@smash/contract';
import type { Tag } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { TAGS_KEY } from './tags-query';

/** Puts tags on applications by their names, making those that there are not, and takes others off. */
export function useChangeTags() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(() => {
    void client.invalidateQueries({ queryKey: TAGS_KEY });
    return client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  });

  const change = (
    ids: string[],
    names: readonly string[],
    removed: readonly number[],
    known: readonly Tag[],
  ) =>
    attempt(
      async () => {
        const add: number[] = [];
        for (const name of names) {
          const tag =
            known.find((one) => isSameTagName(one.name, name)) ?? (await dataProvider.createTag(name));
          add.push(tag.id);
        }
        await dataProvider.tagApplications(ids, [...new Set(add)], [...removed]);
      },
      { failure: 'Failed to change the tags' },
    );
  return { change, isPending };
}
