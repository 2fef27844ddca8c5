import { Box } from '@mui/material';
import { MESSAGES } from '@smash/contract';
import { useCallback } from 'react';
import type { PreviewContent } from './read-preview';

/** The review gives a frame all the height it has. */
const VIEWER_HEIGHT = 'var(--viewer-height, 70vh)';

/** Asks a PDF viewer for the whole width of the page and none of its side panels. */
const PDF_VIEW = '#navpanes=0&view=FitH';

interface FileViewerProps {
  content: PreviewContent;
  name: string;
  onFailure: (message: string) => void;
}

/** The file itself: a picture, a frame for a PDF, or plain text that is never read as HTML. */
export function FileViewer({ content, name, onFailure }: FileViewerProps) {
  if (content.mode === 'text') {
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
        {content.text}
      </Box>
    );
  }
  return <BlobViewer mode={content.mode} blob={content.blob} name={name} onFailure={onFailure} />;
}

interface BlobViewerProps {
  mode: 'image' | 'pdf';
  blob: Blob;
  name: string;
  onFailure: (message: string) => void;
}

function BlobViewer({ mode, blob, name, onFailure }: BlobViewerProps) {
  const attach = useBlobSource(blob, mode === 'pdf' ? PDF_VIEW : '');
  if (mode === 'image') {
    return (
      <Box
        component="img"
        ref={attach}
        alt={name}
        onError={() => onFailure(MESSAGES.imagePreviewFailed)}
        sx={{ display: 'block', height: 'auto', maxWidth: '100%', mx: 'auto' }}
      />
    );
  }
  return (
    <Box
      component="iframe"
      ref={attach}
      title={name}
      onError={() => onFailure(MESSAGES.pdfPreviewFailed)}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, height: VIEWER_HEIGHT, width: '100%' }}
    />
  );
}

/** Gives an element an address for the bytes that lives exactly as long as the element. */
function useBlobSource(blob: Blob, view: string) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      const address = URL.createObjectURL(blob);
      if (element) element.src = `${address}${view}`;
      return () => URL.revokeObjectURL(address);
    },
    [blob, view],
  );
}
