import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { BoardCard, BoardColumn } from '@smash/contract/client';
import { IconAction } from '../../../components/icon-action';
import { fullName } from '../candidate-name';
import { isPlace, placeKey, placeOf } from './places';
import { t } from '../../../i18n/t';

interface MoveMenuProps {
  card: BoardCard;
  columns: readonly BoardColumn[];
  tabIndex: number;
  onMove: (card: BoardCard, column: BoardColumn) => void;
}

/** The columns that a card can move to: for touch screens, and for people who do not drag. */
export function MoveMenu({ card, columns, tabIndex, onMove }: MoveMenuProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  const close = () => setOpener(undefined);
  const others = columns.filter((column) => !isPlace(column, placeOf(card)));
  return (
    <>
      <IconAction
        name={t('Move %{name}', { name: fullName(card) })}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <MoveIcon fontSize="small" />
      </IconAction>
      <Menu anchorEl={opener} open={opener !== undefined} onClose={close}>
        {others.map((column) => (
          <MenuItem
            key={placeKey(column)}
            onClick={() => {
              close();
              onMove(card, column);
            }}
          >
            {column.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
