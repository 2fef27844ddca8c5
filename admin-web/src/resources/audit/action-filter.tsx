import { TextField } from '@mui/material';
import {
  AUDIT_ACTIONS,
  AUDIT_GROUP_NAMES,
  AUDIT_GROUPS,
  auditActionName,
  auditActionsOf,
} from '@smash/contract';
import { useChangeFilter } from '../../components/filters/use-change-filter';
import { useListFilters } from '../../providers/list-state';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

/** Filters the entries by an action, or by a group of actions. */
export function ActionFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const asked = filterValues['action'];
  const isKnown = typeof asked === 'string' && (asked in AUDIT_GROUPS || asked in AUDIT_ACTIONS);
  return (
    <TextField
      select
      value={isKnown ? asked : ''}
      onChange={({ target }) => changeFilter('action', target.value === '' ? undefined : target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Filter by what happened') } }}
    >
      <option value="">{t('Everything that happened')}</option>
      {AUDIT_GROUP_NAMES.map((group) => (
        <optgroup key={group} label={t(AUDIT_GROUPS[group])}>
          <option value={group}>{t('%{group}: all', { group: t(AUDIT_GROUPS[group]) })}</option>
          {auditActionsOf(group).map((action) => (
            <option key={action} value={action}>
              {tContract(auditActionName(action))}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}
