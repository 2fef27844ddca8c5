import TagIcon from '@mui/icons-material/SellOutlined';
import { Button } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { LazyTagsDialog } from '../../tags/lazy-tags-dialog';
import type { Chosen } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';

/** Puts tags on the chosen applications, and takes off tags that any of those on screen has. */
export function BulkTags({ chosen }: { chosen: Chosen }) {
  const [isOpen, setOpen] = useState(false);
  const { clear } = useSelection();
  const { data = [] } = useListContext<Application>();
  const { ids } = chosen;
  const isOnScreen = ids?.every((id) => data.some((application) => application.id === id));
  const tags = data.filter(({ id }) => ids?.includes(id)).flatMap((application) => application.tags);
  return (
    <>
      <Button
        color="secondary"
        size="small"
        variant="outlined"
        startIcon={<TagIcon fontSize="small" />}
        aria-label={t('Tag selected')}
        onClick={() => setOpen(true)}
      >
        {t('Tags')}
      </Button>
      {isOpen && (
        <LazyTagsDialog
          chosen={chosen}
          {...(isOnScreen && { tags: [...new Map(tags.map((tag) => [tag.id, tag])).values()] })}
          onClose={() => setOpen(false)}
          onDone={clear}
        />
      )}
    </>
  );
}
