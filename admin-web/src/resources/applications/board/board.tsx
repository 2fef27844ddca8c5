import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BoardCard, BoardColumn as ColumnRecord } from '@smash/contract/client';
import { LoadingPanel } from '../../../components/loading-panel';
import { RetryPanel } from '../../../components/retry-panel';
import { usePermitted } from '../../../providers/permitted';
import { cardLinkId } from './board-card';
import { BoardColumn } from './board-column';
import { isPlace, neighbourOf, placeKey, placeOf } from './places';
import { useBoard } from './use-board';
import { useMoveCard } from './use-move-card';
import { t } from '../../../i18n/t';
import { rich } from '../../../i18n/rich';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const focusCard = (id: string) => document.getElementById(cardLinkId(id))?.focus();

/** The columns of a job side by side; on a phone one after the other, each as wide as the screen lets it. */
export function Board({ jobId }: { jobId: number }) {
  const { data: board, error, refetch, showMore } = useBoard(jobId);
  const move = useMoveCard(jobId);
  const isMovable = usePermitted('applications.change_status');
  /** Id of the card that a key or the menu moved: drawn in another column, its link loses the focus. */
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current !== undefined && document.activeElement === document.body) focusCard(moved.current);
  }, [board]);
  useEffect(() => {
    // Forgets the card once the person acts elsewhere; captured, so that it runs before any other handler.
    const forget = ({ target }: Event) => {
      if (moved.current === undefined || target === document.getElementById(cardLinkId(moved.current)))
        return;
      moved.current = undefined;
    };
    const events = ['pointerdown', 'keydown'];
    for (const event of events) document.addEventListener(event, forget, true);
    return () => {
      for (const event of events) document.removeEventListener(event, forget, true);
    };
  }, []);

  if (error && !board) {
    return <RetryPanel title={t('The board could not be loaded')} error={error} onRetry={refetch} />;
  }
  if (!board) return <LoadingPanel text={t('Loading the board...')} />;

  const { columns } = board;
  const moveCard = (card: BoardCard, column: ColumnRecord) => {
    moved.current = card.id;
    void move(card, column);
  };
  const drop = (cardId: string, column: ColumnRecord) => {
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
    if (card) void move(card, column);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, card: BoardCard) => {
    // The menu of a card is elsewhere on the page and has arrow keys of its own.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (!ARROWS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const at = columns.findIndex((column) => isPlace(column, placeOf(card)));
      const column = by === undefined ? undefined : columns[at + by];
      if (column && isMovable) moveCard(card, column);
    } else {
      const next = neighbourOf(columns, card.id, event.key);
      if (next) focusCard(next.id);
    }
    event.preventDefault();
  };

  return (
    <>
      {isMovable && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mb: 1.5, '@media (hover: none)': { display: 'none' } }}
        >
          {rich(
            'Drag a card to move it. With the keyboard: arrow keys go from card to card, %{shift} with %{left} or %{right} moves one.',
            { shift: <kbd>{t('Shift')}</kbd>, left: <kbd>←</kbd>, right: <kbd>→</kbd> },
          )}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          gridAutoColumns: { xs: 'min(84%, 340px)', md: 'minmax(186px, 1fr)' },
          gridAutoFlow: 'column',
          overflowX: 'auto',
          // For the text for screen readers: otherwise the page would scroll sideways to it.
          position: 'relative',
          pb: 1,
          scrollSnapType: { xs: 'x mandatory', md: 'none' },
          alignItems: 'start',
        }}
      >
        {columns.map((column) => (
          <BoardColumn
            key={placeKey(column)}
            column={column}
            columns={columns}
            isMovable={isMovable}
            onMove={moveCard}
            onDrop={drop}
            onKey={handleKey}
            onMore={showMore}
          />
        ))}
      </Box>
    </>
  );
}
