import CheckIcon from '@mui/icons-material/Check';
import ViewIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { columnsOf, keyOf } from './application-columns';
import { DENSITIES, type Density, useTableView } from './use-table-view';
import { t } from '../../../../i18n/t';

const LABELS: Record<Density, string> = { compact: t('Compact rows'), comfortable: t('Comfortable rows') };

/**
 * Chooses density and columns. It changes the values that react-admin's DataTable reads; react-admin's own
 * ColumnsButton is neither a list nor a menu for a screen reader (docs/decisions/0098-the-desk.md).
 */
export function TableViewMenu({ hasJobColumn }: { hasJobColumn: boolean }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { density, setDensity, isHidden, toggle } = useTableView();
  const [, ...choosable] = columnsOf(hasJobColumn);
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        startIcon={<ViewIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('View')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DENSITIES.map((choice) => (
          <MenuItem
            key={choice}
            dense
            role="menuitemradio"
            aria-checked={density === choice}
            onClick={() => setDensity(choice)}
          >
            <Mark isOn={density === choice} />
            {LABELS[choice]}
          </MenuItem>
        ))}
        <ListSubheader role="presentation" sx={{ lineHeight: 2.5 }}>
          {t('Columns')}
        </ListSubheader>
        {choosable.map((column) => {
          const isShown = !isHidden(keyOf(column));
          return (
            <MenuItem
              key={column.label}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => toggle(keyOf(column))}
            >
              <Mark isOn={isShown} />
              {column.label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  return <CheckIcon fontSize="small" sx={{ mr: 1.5, visibility: isOn ? undefined : 'hidden' }} />;
}
