import MailIcon from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { type ApplicationStatus, APPLICATION_STATUSES, MOST_RECIPIENTS } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { WriteMailDialog } from '../../mails/write-mail-dialog';
import { type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';
import { formatNumber } from '../../../../i18n/format';

/** Writes to all selected applicants. */
export function BulkMail({ chosen }: { chosen: Chosen }) {
  const { ids, count, shown } = chosen;
  const { filterValues } = useListFilters();
  const [isOpen, setOpen] = useState(false);
  const { clear } = useSelection();
  const notify = useNotify();
  const open = () => {
    if (count <= MOST_RECIPIENTS) return setOpen(true);
    notify(
      t('You can email at most %{most} applicants at once. Please select fewer.', {
        most: formatNumber(MOST_RECIPIENTS),
      }),
      { type: 'warning' },
    );
  };
  const { data = [] } = useListContext<Application>();
  const statuses = new Set(data.filter(({ id }) => ids?.includes(id)).map(({ status }) => status));
  const [status] = statuses;
  return (
    <>
      <Button
        color="secondary"
        size="small"
        variant="outlined"
        startIcon={<MailIcon fontSize="small" />}
        aria-label={t('Email selected')}
        onClick={open}
      >
        {t('Email')}
      </Button>
      {isOpen && (
        <WriteMailDialog
          recipients={toRequest(chosen)}
          whom={t('1 applicant |||| %{shown} applicants', { smart_count: count, shown })}
          status={ids ? (statuses.size === 1 ? status : undefined) : statusOf(filterValues, data)}
          exampleId={ids?.[0] ?? data[0]?.id}
          onClose={() => setOpen(false)}
          onSent={clear}
        />
      )}
    </>
  );
}

/** The status that the filter asks for; without one, the status that all on this page share. */
function statusOf(
  filter: Record<string, unknown>,
  shown: readonly Application[],
): ApplicationStatus | undefined {
  const asked = oneOf(APPLICATION_STATUSES, filter['status']);
  const [first] = shown;
  const isOne = shown.every(({ status }) => status === first?.status);
  return asked ?? (isOne ? first?.status : undefined);
}
