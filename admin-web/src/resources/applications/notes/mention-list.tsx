import { Box, Paper } from '@mui/material';
import type { Reviewer } from '@smash/contract/client';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { t } from '../../../i18n/t';

interface MentionListProps {
  id: string;
  names: readonly Reviewer[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (reviewer: Reviewer) => void;
}

/** The names that match, under the field in which one is typed. */
export function MentionList({ id, names, active, optionId, onChoose }: MentionListProps) {
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <span role="status" style={VISUALLY_HIDDEN}>
        {names.length > 0 &&
          t('1 name fits, use the arrow keys |||| %{smart_count} names fit, use the arrow keys', {
            smart_count: names.length,
          })}
      </span>
      {names.length > 0 && (
        <Paper
          id={id}
          role="listbox"
          aria-label={t('People to mention')}
          elevation={6}
          sx={{ left: 0, maxWidth: '100%', minWidth: 220, position: 'absolute', py: 0.5, top: 0, zIndex: 5 }}
        >
          {names.map((reviewer, index) => (
            <Box
              key={reviewer.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(reviewer)}
              sx={{
                bgcolor: index === active ? 'action.selected' : undefined,
                cursor: 'pointer',
                fontSize: '0.875rem',
                overflowWrap: 'anywhere',
                px: 1.5,
                py: { xs: 1.25, md: 0.75 },
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              @{reviewer.name}
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  );
}
