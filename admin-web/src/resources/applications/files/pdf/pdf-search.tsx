import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, InputBase, Typography } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconAction } from '../../../../components/icon-action';
import { useShortcuts } from '../../../../components/shortcuts/use-shortcuts';
import type { PdfMatches, PdfPages } from './pdf-pages';
import { t } from '../../../../i18n/t';

interface PdfSearchProps {
  matches: PdfMatches;
  onFind: PdfPages['find'];
}

/**
 * Searches the whole document, also pages that are not drawn yet. Enter goes to the next hit, Shift and Enter to the
 * previous.
 */
export function PdfSearch({ matches: { current, total }, onFind }: PdfSearchProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  const search = (text: string) => {
    setQuery(text);
    onFind(text, 'new');
  };
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || query === '') return;
    event.preventDefault();
    onFind(query, event.shiftKey ? 'previous' : 'next');
  };
  const found = total > 0 ? t('%{current} of %{total}', { current, total }) : t('Not found');
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', flex: '1 1 200px', minWidth: 0 }}>
      <InputBase
        type="search"
        inputRef={field}
        placeholder={t('Search in this PDF')}
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={step}
        inputProps={{ 'aria-label': t('Search in this PDF'), 'aria-keyshortcuts': '/' }}
        sx={{ flex: 1, fontSize: '0.875rem', minWidth: 0 }}
      />
      <Typography role="status" variant="caption" sx={{ px: 1, whiteSpace: 'nowrap' }}>
        {query !== '' && found}
      </Typography>
      <IconAction name={t('Previous match')} disabled={total === 0} onClick={() => onFind(query, 'previous')}>
        <PreviousIcon fontSize="small" />
      </IconAction>
      <IconAction name={t('Next match')} disabled={total === 0} onClick={() => onFind(query, 'next')}>
        <NextIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}
