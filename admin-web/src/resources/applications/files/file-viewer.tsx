import { Box } from '@mui/material';
import { MESSAGES } from '@smash/contract';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { LoadingPanel } from '../../../components/loading-panel';
import type { PreviewContent } from './read-preview';
import { VIEWER_HEIGHT } from './viewer-height';
import { t } from '../../../i18n/t';

const DocxViewer = lazyPart(async () => (await import('./docx/docx-viewer')).DocxViewer);
const PdfViewer = lazyPart(async () => (await import('./pdf/pdf-viewer')).PdfViewer);

interface FileViewerProps {
  content: PreviewContent;
  name: string;
  onFailure: (message: string) => void;
}

/**
 * The file itself: a picture, the pages of a PDF, the content of a Word document, or plain text that is never read as
 * HTML.
 */
export function FileViewer({ content, name, onFailure }: FileViewerProps) {
  switch (content.mode) {
    case 'text':
      return <TextViewer text={content.text} name={name} />;
    case 'image':
      return <ImageViewer blob={content.blob} name={name} onFailure={onFailure} />;
    case 'docx':
      return (
        <Suspense fallback={<LoadingPanel text={t('Loading the document...')} />}>
          <DocxViewer blob={content.blob} name={name} onFailure={onFailure} />
        </Suspense>
      );
    case 'pdf':
      return (
        <Suspense fallback={<LoadingPanel text={t('Loading PDF...')} />}>
          <PdfViewer blob={content.blob} name={name} onFailure={onFailure} />
        </Suspense>
      );
  }
}

function TextViewer({ text, name }: { text: string; name: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      aria-label={name}
      sx={{
        fontFamily: 'inherit',
        m: 0,
        maxHeight: VIEWER_HEIGHT,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}

interface ImageViewerProps {
  blob: Blob;
  name: string;
  onFailure: (message: string) => void;
}

function ImageViewer({ blob, name, onFailure }: ImageViewerProps) {
  return (
    <Box
      component="img"
      ref={useBlobSource(blob)}
      alt={name}
      onError={() => onFailure(t(MESSAGES.imagePreviewFailed))}
      sx={{ display: 'block', height: 'auto', maxWidth: '100%', mx: 'auto' }}
    />
  );
}

/** Gives a picture a blob address that lives exactly as long as the picture. */
function useBlobSource(blob: Blob) {
  return useCallback(
    (element: HTMLImageElement | null) => {
      const address = URL.createObjectURL(blob);
      if (element) element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}
