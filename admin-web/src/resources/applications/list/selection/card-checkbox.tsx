import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { fullName } from '../../candidate-name';
import { t } from '../../../../i18n/t';

/** Selects the application of a card, as the box at the beginning of a row does. */
export function CardCheckbox() {
  const application = useRecordContext<Application>();
  const { selectedIds, onToggleItem } = useListContext<Application>();
  if (!application) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(application.id)}
      onChange={() => onToggleItem(application.id)}
      slotProps={{ input: { 'aria-label': t('Select %{name}', { name: fullName(application) }) } }}
      sx={{ ml: -0.5, p: 0.5 }}
    />
  );
}

/** Selects all cards of this page, as the box in a table's head does. */
export function PageCheckbox() {
  const { data = [], selectedIds, onSelect } = useListContext<Application>();
  const here = data.map(({ id }) => id);
  const elsewhere = selectedIds.filter((id) => !here.includes(id));
  const isWhole = here.length > 0 && here.every((id) => selectedIds.includes(id));
  return (
    <FormControlLabel
      label={t('Select all on this page')}
      control={
        <Checkbox
          size="small"
          checked={isWhole}
          indeterminate={!isWhole && here.some((id) => selectedIds.includes(id))}
          onChange={() => onSelect(isWhole ? elsewhere : [...elsewhere, ...here])}
        />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mb: 0.5, ml: 1, '& .MuiCheckbox-root': { p: 0.5 } }}
    />
  );
}
