import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { Box, Typography } from '@mui/material';
import { IconAction } from '../../../../components/icon-action';
import type { PdfMatches, PdfPages } from './pdf-pages';
import { PdfSearch } from './pdf-search';
import { FIT_WIDTH, nextZoom, type Zoom } from './zoom';
import { t } from '../../../../i18n/t';

interface PdfToolbarProps {
  page: number;
  pages: number;
  scale: number;
  zoom: Zoom;
  matches: PdfMatches;
  onZoom: (zoom: Zoom) => void;
  onFind: PdfPages['find'];
}

/** The current page and scale of the PDF, and the search in it. */
export function PdfToolbar({ page, pages, scale, zoom, matches, onZoom, onFind }: PdfToolbarProps) {
  const [smaller, larger] = [nextZoom(scale, -1), nextZoom(scale, 1)];
  return (
    <Box
      role="group"
      aria-label={t('PDF')}
      sx={{
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        columnGap: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        px: 1,
        py: 0.5,
      }}
    >
      <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
        {pages > 0 && t('Page %{page} of %{pages}', { page, pages })}
      </Typography>
      <Box sx={{ alignItems: 'center', display: 'flex' }}>
        <IconAction
          name={t('Zoom out')}
          disabled={smaller === undefined}
          onClick={() => smaller && onZoom(smaller)}
        >
          <ZoomOutIcon fontSize="small" />
        </IconAction>
        <Typography variant="caption" sx={{ minWidth: '3em', textAlign: 'center' }}>
          {Math.round(scale * 100)}%
        </Typography>
        <IconAction
          name={t('Zoom in')}
          disabled={larger === undefined}
          onClick={() => larger && onZoom(larger)}
        >
          <ZoomInIcon fontSize="small" />
        </IconAction>
        <IconAction name={t('Fit width')} aria-pressed={zoom === FIT_WIDTH} onClick={() => onZoom(FIT_WIDTH)}>
          <FitIcon fontSize="small" />
        </IconAction>
      </Box>
      <PdfSearch matches={matches} onFind={onFind} />
    </Box>
  );
}
