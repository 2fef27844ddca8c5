import type { Tag } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../../../providers/application-cache';
import { useAttempt } from '../../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../../providers/use-portal-data-provider';
import { TAGS_KEY } from '../tags-query';

/** Changes the tags themselves; each returns whether it worked. */
export function useEditTags() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(() => {
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    return client.invalidateQueries({ queryKey: TAGS_KEY });
  });
  return {
    isPending,
    update: ({ id, name }: Tag, wanted: Pick<Tag, 'name' | 'colour'>) =>
      attempt(() => dataProvider.updateTag(id, wanted.name, wanted.colour), {
        done: `The tag ${wanted.name} is saved`,
        failure: `Failed to save the tag ${name}`,
      }),
    merge: (tag: Tag, into: Tag) =>
      attempt(() => dataProvider.mergeTags(tag.id, into.id), {
        done: `${tag.name} is merged into ${into.name}`,
        failure: 'Failed to merge the tags',
      }),
    remove: ({ id, name }: Tag) =>
      attempt(() => dataProvider.deleteTag(id), {
        done: `The tag ${name} is deleted`,
        failure: `Failed to delete the tag ${name}`,
      }),
  };
}
