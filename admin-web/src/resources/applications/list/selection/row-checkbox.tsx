import { Checkbox } from '@mui/material';
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { fullName } from '../../candidate-name';
import { t } from '../../../../i18n/t';

/**
 * Selects the application of a row; with Shift, all rows between the last one and this. react-admin's own box has its
 * name on the wrong element, where no screen reader finds it, and has the same name in every row.
 */
export function RowCheckbox() {
  const application = useRecordContext<Application>();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  if (!application) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(application.id)}
      onClick={(event) => handleToggleItem?.(application.id, event)}
      slotProps={{ input: { 'aria-label': t('Select %{name}', { name: fullName(application) }) } }}
    />
  );
}
