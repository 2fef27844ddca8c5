import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../components/lazy-part';
import { Permitted } from '../../../../providers/permitted';
import { t } from '../../../../i18n/t';

const TagManager = lazyPart(async () => (await import('./tag-manager')).TagManager);

/** Opens the manager of tags, whose code is loaded then. */
export function ManageTagsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Permitted to="tags.edit">
      <Button color="secondary" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {t('Manage tags')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TagManager onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Permitted>
  );
}
