import { TextField } from '@mui/material';
import {
  AUDIT_ACTIONS,
  AUDIT_GROUPS,
  type AuditAction,
  type AuditGroup,
  auditActionsOf,
} from '@smash/contract';
import { useChangeFilter } from '../../components/filters/use-change-filter';
import { useListFilters } from '../../providers/list-state';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** Only entries of one action, or of a group of them. */
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
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Filter by what happened' } }}
    >
      <option value="">Everything that happened</option>
      {GROUPS.map((group) => (
        <optgroup key={group} label={AUDIT_GROUPS[group]}>
          <option value={group}>{AUDIT_GROUPS[group]}: all</option>
          {auditActionsOf(group).map((action) => (
            <option key={action} value={action}>
              {describeAction(action)}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}

/** `application.cv_opened` as "Application: cv opened". */
function describeAction(action: AuditAction): string {
  const [type = '', act = ''] = action.replaceAll('_', ' ').replace('cv', 'CV').split('.');
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}: ${act}`;
}
