import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Button, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { SavedFiltersPanel } from './saved-filters-panel';
import { t } from '../../../../i18n/t';

/** Opens the person's saved filters. */
export function SavedFiltersButton() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        startIcon={<BookmarkIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Saved filters')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 0.5, p: 2, width: 320 } } }}
      >
        <SavedFiltersPanel titleId={id} onDone={close} />
      </Popover>
    </>
  );
}
