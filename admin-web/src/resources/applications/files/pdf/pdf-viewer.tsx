import { Box } from '@mui/material';
import { MESSAGES } from '@smash/contract';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { LoadingPanel } from '../../../../components/loading-panel';
import { LOCKED_PDF } from '../file-messages';
import { VIEWER_HEIGHT } from '../viewer-height';
import { PdfToolbar } from './pdf-toolbar';
import { usePdfPages } from './use-pdf-pages';
import { FIT_WIDTH, readZoom, type Zoom } from './zoom';
import { t } from '../../../../i18n/t';

interface PdfViewerProps {
  blob: Blob;
  name: string;
  onFailure: (message: string) => void;
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** A PDF drawn in the page, so that the keys of the review work in it and phones show it. */
export function PdfViewer({ blob, name, onFailure }: PdfViewerProps) {
  const [stored, setZoom] = useStore<Zoom>('pdf.zoom', FIT_WIDTH);
  const zoom = readZoom(stored);
  const fail = useCallback(
    (error: unknown) => onFailure(isLocked(error) ? LOCKED_PDF : t(MESSAGES.pdfPreviewFailed)),
    [onFailure],
  );
  const { container, find, ...state } = usePdfPages(blob, zoom, fail);
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
      <PdfToolbar {...state} zoom={zoom} onZoom={setZoom} onFind={find} />
      <Box sx={{ bgcolor: 'action.hover', height: VIEWER_HEIGHT, position: 'relative' }}>
        {state.pages === 0 && <LoadingPanel text={t('Loading PDF...')} />}
        <Box
          ref={container}
          role="document"
          tabIndex={0}
          aria-label={name}
          sx={{
            inset: 0,
            overflow: 'auto',
            position: 'absolute',
            '&:focus-visible': { outlineOffset: '-2px' },
            '& .page': { mb: 1 },
          }}
        >
          <div className="pdfViewer" />
        </Box>
      </Box>
    </Box>
  );
}
