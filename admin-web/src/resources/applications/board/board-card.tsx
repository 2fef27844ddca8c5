import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import { Box, Card, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { BoardCard as CardRecord } from '@smash/contract/client';
import { OVER_LIST } from '../../../components/over-list';
import { TextLink } from '../../../components/text-link';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { useApplicationPaths } from '../application-paths';
import { fullName } from '../candidate-name';
import { AppliedDate } from '../list/applied-date';
import { RatingMark } from '../scorecards/rating-mark';
import { UntoldBadge } from '../status/untold-badge';
import { t } from '../../../i18n/t';

/** Id of the link of a card, which takes the card's focus. */
export const cardLinkId = (id: string): string => `card-${id}`;

/** Reads the id of the card from the data of a drag; undefined for any other drag. */
export const draggedCard = (data: Record<string, unknown>): string | undefined =>
  typeof data['card'] === 'string' ? data['card'] : undefined;

interface BoardCardProps {
  card: CardRecord;
  /** Tab stops at one card in each column; the arrow keys lead to the others. */
  tabIndex: number;
  isMovable: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The menu that moves the card. */
  children: ReactNode;
}

/** One application on the board: the name, the day, and the marks that rows have. */
export function BoardCard({ card, tabIndex, isMovable, onFocus, onKeyDown, children }: BoardCardProps) {
  const paths = useApplicationPaths();
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || !isMovable) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ card: card.id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card.id, isMovable]);

  return (
    <Card
      ref={element}
      component="li"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      sx={{
        alignItems: 'start',
        cursor: isMovable ? 'grab' : undefined,
        display: 'flex',
        flex: 'none',
        gap: 0.5,
        justifyContent: 'space-between',
        opacity: isDragged ? 0.5 : 1,
        pl: 1.5,
        pr: 0.5,
        py: 1,
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0, py: 0.25 }}>
        <TextLink
          id={cardLinkId(card.id)}
          to={paths.details(card.id)}
          state={OVER_LIST}
          draggable={false}
          tabIndex={tabIndex}
          underline="hover"
          sx={{ fontSize: '0.9375rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}
        >
          {fullName(card)}
        </TextLink>
        <RecordContextProvider value={card}>
          <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Typography variant="caption" color="textSecondary">
              <AppliedDate />
            </Typography>
            {card.notes_count > 0 && <NotesMark count={card.notes_count} />}
            <RatingMark />
            <UntoldBadge />
          </Box>
        </RecordContextProvider>
      </Box>
      {children}
    </Card>
  );
}

function NotesMark({ count }: { count: number }) {
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ alignItems: 'center', display: 'inline-flex', gap: 0.25 }}
    >
      <NotesIcon sx={{ fontSize: '0.9375rem' }} />
      {count}
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('note |||| notes', { smart_count: count })}
      </Box>
    </Typography>
  );
}
