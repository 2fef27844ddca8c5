import type { Tag } from '@smash/contract/client';
import { APPLICATIONS_KEY } from '../../../../providers/application-cache';
import { useAttempt } from '../../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../../providers/use-portal-data-provider';
import { TAGS_KEY } from '../tags-query';
import { t } from '../../../../i18n/t';

/** Changes the tags themselves; each returns whether it worked. */
export function useEditTags() {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt((client) => {
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
    return client.invalidateQueries({ queryKey: TAGS_KEY });
  });
  return {
    isPending,
    update: ({ id, name }: Tag, wanted: Pick<Tag, 'name' | 'colour'>) =>
      attempt(() => dataProvider.updateTag(id, wanted.name, wanted.colour), {
        done: t('The tag %{name} is saved', { name: wanted.name }),
        failure: t('Failed to save the tag %{name}', { name }),
      }),
    merge: (tag: Tag, into: Tag) =>
      attempt(() => dataProvider.mergeTags(tag.id, into.id), {
        done: t('%{tag} is merged into %{other}', { tag: tag.name, other: into.name }),
        failure: t('Failed to merge the tags'),
      }),
    remove: ({ id, name }: Tag) =>
      attempt(() => dataProvider.deleteTag(id), {
        done: t('The tag %{name} is deleted', { name }),
        failure: t('Failed to delete the tag %{name}', { name }),
      }),
  };
}
