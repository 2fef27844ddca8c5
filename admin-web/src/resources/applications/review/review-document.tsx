import { Box, Typography } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { lazyPart } from '../../../components/lazy-part';
import { useHasRested } from '../../../components/use-has-rested';
import { LoadingPanel } from '../../../components/loading-panel';
import { storedFileName } from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { DownloadButton } from '../files/download-button';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { FILE_TEXTS } from '../files/file-messages';
import { useDownload } from '../files/use-download';
import { FileWarnings } from '../files/file-warnings';
import { CvPassages } from '../cv-words/cv-passages';
import { CvTextView } from '../cv-words/cv-text-view';
import { type DocumentView, fileOf } from './document-view';
import { KindSwitch } from './kind-switch';

const FilePreview = lazyPart(async () => (await import('../files/file-preview')).FilePreview);

/** The CV, its text, or the cover letter instead. */
export function ReviewDocument() {
  const application = useRecordContext<Application>();
  const [view, setView] = useState<DocumentView>('cv');
  const kind = fileOf(view);
  const hasRested = useHasRested();
  const { download, isDownloading } = useDownload(kind);
  useShortcuts({
    l: () => setView(kind === 'cover_letter' ? 'cv' : 'cover_letter'),
    d: () => {
      // Each download is recorded.
      if (!isDownloading) void download();
    },
  });
  const id = useId();
  if (!application) return null;
  const loading = <LoadingPanel text={FILE_TEXTS[kind].loading} />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ flex: 'none' }}>
          {FILE_TEXTS[kind].title}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: 1, minWidth: 60 }}>
          {storedFileName(application, kind)}
        </Typography>
        <KindSwitch view={view} onChange={setView} />
        <DownloadButton kind={kind} isIcon />
      </Box>
      <FileWarnings kind={kind} />
      {hasRested ? (
        <>
          {view === 'cv' && <CvPassages />}
          <Suspense fallback={loading}>
            {view === 'text' ? <CvTextView /> : <FilePreview key={kind} kind={kind} />}
          </Suspense>
        </>
      ) : (
        loading
      )}
    </Box>
  );
}
