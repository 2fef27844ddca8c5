import { Box } from '@mui/material';
import { MESSAGES } from '@smash/contract';
import { useEffect, useState } from 'react';
import type { PreviewContent } from './read-preview';

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
        sx={{ fontFamily: 'inherit', m: 0, maxHeight: '70vh', overflow: 'auto', whiteSpace: 'pre-wrap' }}
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
  const address = useBlobAddress(blob);
  if (address === undefined) return null;
  if (mode === 'image') {
    return (
      <Box
        component="img"
        src={address}
        alt={name}
        onError={() => onFailure(MESSAGES.imagePreviewFailed)}
        sx={{ display: 'block', height: 'auto', maxWidth: '100%', mx: 'auto' }}
      />
    );
  }
  return (
    <Box
      component="iframe"
      src={address}
      title={name}
      onError={() => onFailure(MESSAGES.pdfPreviewFailed)}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, height: '70vh', width: '100%' }}
    />
  );
}

/** An address for the bytes that lives exactly as long as the component. */
function useBlobAddress(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
}
