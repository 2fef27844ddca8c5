import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { IconAction } from '../icon-action';
import { moverId, type OrderedList } from './use-ordered-list';
import { t } from '../../i18n/t';

interface EntryActionsProps {
  list: Pick<OrderedList<object>, 'noun' | 'fields' | 'shift' | 'take'>;
  index: number;
  /** Key of the entry, which stays with it wherever it moves. */
  fieldKey: string;
}

/** Moves an entry of a list up or down, or takes it away. */
export function EntryActions({ list, index, fieldKey }: EntryActionsProps) {
  const number = index + 1;
  const { noun: item } = list;
  return (
    <>
      <IconAction
        id={moverId(fieldKey, 'up')}
        name={t(`Move ${item} %{number} up`, { number })}
        disabled={index === 0}
        onClick={() => list.shift(index, -1)}
      >
        <UpIcon fontSize="small" />
      </IconAction>
      <IconAction
        id={moverId(fieldKey, 'down')}
        name={t(`Move ${item} %{number} down`, { number })}
        disabled={number === list.fields.length}
        onClick={() => list.shift(index, 1)}
      >
        <DownIcon fontSize="small" />
      </IconAction>
      <RemoveEntry list={list} index={index} />
    </>
  );
}

interface RemoveEntryProps {
  list: Pick<OrderedList<object>, 'noun' | 'take'>;
  index: number;
}

/** Takes an entry of a list away. */
export function RemoveEntry({ list, index }: RemoveEntryProps) {
  const { noun: item } = list;
  return (
    <IconAction name={t(`Remove ${item} %{number}`, { number: index + 1 })} onClick={() => list.take(index)}>
      <DeleteIcon fontSize="small" />
    </IconAction>
  );
}
