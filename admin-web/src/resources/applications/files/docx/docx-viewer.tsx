import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { LoadingPanel } from '../../../../components/loading-panel';
import { VIEWER_HEIGHT } from '../viewer-height';
import { readDocx } from './docx-content';
import { t } from '../../../../i18n/t';

interface DocxViewerProps {
  blob: Blob;
  name: string;
  onFailure: (message: string) => void;
}

/** A Word document in the page: its content in order, not the look of its pages. */
export function DocxViewer({ blob, name, onFailure }: DocxViewerProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [lacksPictures, setLacksPictures] = useState(false);
  const latestFailure = useRef(onFailure);
  useEffect(() => {
    latestFailure.current = onFailure;
  }, [onFailure]);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const document = await readDocx(await blob.arrayBuffer());
      if (!isShown) return;
      paper.current?.replaceChildren(document.content);
      setLacksPictures(document.lacksPictures);
      setReady(true);
    };
    read().catch(() => isShown && latestFailure.current(t('Failed to display Word document')));
    return () => {
      isShown = false;
    };
  }, [blob]);
  return (
    <>
      {!isReady && <LoadingPanel text={t('Loading the document...')} />}
      {isReady && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
          {t('The headers and footers of the document are not shown.')}
          {lacksPictures && ` ${t('It has more pictures than can be shown here. Download it to see all.')}`}
        </Typography>
      )}
      <Box
        ref={paper}
        role="document"
        tabIndex={0}
        aria-label={name}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          display: isReady ? 'block' : 'none',
          lineHeight: 1.5,
          maxHeight: VIEWER_HEIGHT,
          overflow: 'auto',
          overflowWrap: 'anywhere',
          px: { xs: 2, md: 4 },
          py: { xs: 1.5, md: 3 },
          '& a': { color: 'primary.main' },
          '& h4, & h5, & h6': { fontFamily: 'fontFamily', fontSize: '1.05rem', m: 0, mb: 0.75, mt: 2 },
          '& img': { height: 'auto', maxWidth: '100%' },
          '& p': { m: 0, mb: 1 },
          '& table': { borderCollapse: 'collapse', mb: 1.5 },
          '& td, & th': {
            border: 1,
            borderColor: 'divider',
            p: 0.75,
            textAlign: 'left',
            verticalAlign: 'top',
          },
          '& ul, & ol': { m: 0, mb: 1, pl: 3 },
        }}
      />
    </>
  );
}
