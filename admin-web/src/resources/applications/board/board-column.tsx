import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { Box, Button, Typography } from '@mui/material';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardCard as CardRecord, BoardColumn as ColumnRecord } from '@smash/contract/client';
import { describeStatus } from '../../../components/describe-status';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { formatTotal } from '../../../providers/list-query';
import { useAttempt } from '../../../providers/use-attempt';
import { useTokens } from '../../../theme/use-tokens';
import { BoardCard, draggedCard } from './board-card';
import { MoveMenu } from './move-menu';
import { placeKey } from './places';
import { t } from '../../../i18n/t';

/** Number at which the server stops counting. */
const MOST_COUNTED = 10_000;

interface BoardColumnProps {
  column: ColumnRecord;
  columns: readonly ColumnRecord[];
  isMovable: boolean;
  onMove: (card: CardRecord, column: ColumnRecord) => void;
  onDrop: (cardId: string, column: ColumnRecord) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, card: CardRecord) => void;
  onMore: (column: ColumnRecord) => Promise<void>;
}

/** A status or stage: its cards, their number, and a button for more. Cards can be dropped on it. */
export function BoardColumn({ column, columns, isMovable, onMove, onDrop, onKey, onMore }: BoardColumnProps) {
  const tokens = useTokens();
  const element = useRef<HTMLElement>(null);
  const isOver = useDropTarget(element, (cardId) => onDrop(cardId, column));
  const [focused, setFocused] = useState<string>();
  const { cards, count, name } = column;
  const stop = cards.find(({ id }) => id === focused)?.id ?? cards[0]?.id;
  const headingId = `column-${placeKey(column)}`;
  return (
    <Box
      ref={element}
      component="section"
      aria-labelledby={headingId}
      sx={{
        bgcolor: tokens.sunken,
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: '12px',
        display: 'flex',
        flexDirection: 'column',
        maxHeight: { xs: 'calc(100dvh - 150px)', md: 'max(420px, calc(100dvh - 230px))' },
        minHeight: 220,
        scrollSnapAlign: 'center',
      }}
    >
      <Box sx={{ alignItems: 'center', display: 'flex', gap: 1, px: 1.5, py: 1.25 }}>
        <Box
          aria-hidden
          sx={{
            bgcolor: tokens[describeStatus(column.status).tone].text,
            borderRadius: '50%',
            flex: 'none',
            height: 8,
            width: 8,
          }}
        />
        <Typography
          id={headingId}
          variant="subtitle2"
          component="h3"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatTotal(Math.min(count, MOST_COUNTED), count > MOST_COUNTED)}
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {` ${t('application |||| applications', { smart_count: count })}`}
          </Box>
        </Typography>
      </Box>
      {cards.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={headingId}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 0.75,
            listStyle: 'none',
            m: 0,
            overflowY: 'auto',
            px: 1,
            pb: 1,
            pt: 0.25,
          }}
        >
          {cards.map((card) => {
            const tabIndex = card.id === stop ? 0 : -1;
            return (
              <BoardCard
                key={card.id}
                card={card}
                tabIndex={tabIndex}
                isMovable={isMovable}
                onFocus={() => setFocused(card.id)}
                onKeyDown={(event) => onKey(event, card)}
              >
                {isMovable && <MoveMenu card={card} columns={columns} tabIndex={tabIndex} onMove={onMove} />}
              </BoardCard>
            );
          })}
        </Box>
      )}
      {cards.length < count && <MoreButton name={name} onMore={() => onMore(column)} />}
    </Box>
  );
}

/** Fetches the next cards of a column. */
function MoreButton({ name, onMore }: { name: string; onMore: () => Promise<void> }) {
  const { attempt, isPending } = useAttempt();
  return (
    <Button
      color="secondary"
      size="small"
      disabled={isPending}
      aria-label={t('Show more of %{name}', { name })}
      onClick={() => void attempt(onMore, { failure: t('More applications could not be loaded') })}
      sx={{ flex: 'none', m: 1, mt: 0 }}
    >
      {t('Show more')}
    </Button>
  );
}

/** Lets cards be dropped on an element. @returns whether a card is held over it */
function useDropTarget(target: RefObject<HTMLElement | null>, onDrop: (cardId: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!target.current) return undefined;
    return dropTargetForElements({
      element: target.current,
      canDrop: ({ source }) => draggedCard(source.data) !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const cardId = draggedCard(source.data);
        if (cardId !== undefined) latest.current(cardId);
      },
    });
  }, [target]);
  return isOver;
}
