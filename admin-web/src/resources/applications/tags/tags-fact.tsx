import { Box, Button } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Fact } from '../../../components/details/details-section';
import { Permitted } from '../../../providers/permitted';
import { TagChip } from './tag-chip';
import { LazyTagsDialog } from './lazy-tags-dialog';
import { t } from '../../../i18n/t';

/** The tags of the application in context, with a button to change them. */
export function TagsFact() {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  if (!application) return null;
  const { id, tags } = application;
  return (
    <Fact label={t('Tags')}>
      <Box component="span" sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {tags.length === 0 && t('None')}
        {tags.map((tag) => (
          <TagChip key={tag.id} tag={tag} />
        ))}
        <Permitted to="tags.edit">
          <Button color="secondary" size="small" onClick={() => setOpen(true)}>
            {t('Change tags')}
          </Button>
        </Permitted>
      </Box>
      {isOpen && (
        <LazyTagsDialog
          chosen={{ ids: [id], count: 1, shown: '1' }}
          tags={tags}
          onClose={() => setOpen(false)}
        />
      )}
    </Fact>
  );
}
