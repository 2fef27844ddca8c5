import CloseIcon from '@mui/icons-material/Close';
import { Box, NativeSelect, OutlinedInput } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import type { KeyboardEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import { oneOf } from '../../../providers/list-query';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { openWithKeys } from './open-with-keys';
import { useUndoableStatuses } from './use-undoable-statuses';
import { t } from '../../../i18n/t';

/** The four statuses to choose from, saved as soon as one is chosen, with a button that changes nothing. */
export function StatusDropdown({ onClose }: { onClose: () => void }) {
  const application = useRecordContext<Application>();
  const changeStatuses = useUndoableStatuses();
  if (!application) return null;

  // A missing status counts as pending, as on the badge.
  const { status: shown = 'pending' } = application as Partial<Application>;
  const isKnown = oneOf(APPLICATION_STATUSES, shown) !== undefined;
  const choose = (value: string) => {
    const status = oneOf(APPLICATION_STATUSES, value);
    if (!status) return;
    const done = t('%{name} is now %{status}', {
      name: fullName(application),
      status: t(APPLICATION_STATUS_LABELS[status]),
    });
    void changeStatuses([{ id: application.id, status, seen_status: application.status }], () => done);
    onClose();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else openWithKeys(event);
  };

  return (
    <Box sx={{ alignItems: 'center', display: 'inline-flex', gap: 0.25 }} onKeyDown={handleKey}>
      <NativeSelect
        autoFocus
        value={shown}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('Status of %{name}', { name: fullName(application) }) }}
        sx={{ fontSize: '0.875rem', width: 128, '& select': { py: 0.5 } }}
      >
        {!isKnown && (
          <option value={shown} disabled>
            {shown}
          </option>
        )}
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(APPLICATION_STATUS_LABELS[status])}
          </option>
        ))}
      </NativeSelect>
      <IconAction name={t('Close status menu')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}
