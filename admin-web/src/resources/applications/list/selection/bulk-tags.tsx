import TagIcon from '@mui/icons-material/SellOutlined';
import { Button } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { LazyTagsDialog } from '../../tags/lazy-tags-dialog';
import { type Chosen, changedAtOnce } from './chosen';
import { useSelection } from './use-selection';

/** Puts tags on the ticked applications, and takes off those that any of them on this page has. */
export function BulkTags({ chosen }: { chosen: Chosen }) {
  const [isOpen, setOpen] = useState(false);
  const { clear } = useSelection();
  const { data = [] } = useListContext<Application>();
  const ids = changedAtOnce(chosen);
  if (!ids) return null;
  const shown = data.filter(({ id }) => ids.includes(id)).flatMap(({ tags }) => tags);
  const tags = [...new Map(shown.map((tag) => [tag.id, tag])).values()];
  return (
    <>
      <Button
        color="secondary"
        size="small"
        variant="outlined"
        startIcon={<TagIcon fontSize="small" />}
        aria-label="Tag selected"
        onClick={() => setOpen(true)}
      >
        Tags
      </Button>
      {isOpen && <LazyTagsDialog ids={ids} tags={tags} onClose={() => setOpen(false)} onDone={clear} />}
    </>
  );
}
