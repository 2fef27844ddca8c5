import { Box, Typography } from '@mui/material';
import { FILE_KINDS, type FileKind } from '@smash/contract';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { LoadingPanel } from '../../../components/loading-panel';
import { storedFileName } from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { DownloadButton } from '../files/download-button';
import { FILE_TEXTS } from '../files/file-messages';
import { FileWarnings } from '../files/file-warnings';
import { KindSwitch } from './kind-switch';

const FilePreview = lazy(() => import('../files/file-preview'));

/** Milliseconds that an application is on screen before its CV is asked for, so that paging through opens none. */
const REST_MS = 150;

/** The CV, or the cover letter instead. */
export function ReviewDocument() {
  const application = useRecordContext<Application>();
  const [kind, setKind] = useState<FileKind>(FILE_KINDS[0]);
  const hasElapsed = useHasElapsed(REST_MS);
  const id = useId();
  if (!application) return null;
  const loading = <LoadingPanel text={FILE_TEXTS[kind].loading} />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ alignItems: 'center', display: 'flex', gap: 1, mb: 1, minHeight: 36 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ flex: 'none' }}>
          {FILE_TEXTS[kind].title}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: 1 }}>
          {storedFileName(application, kind)}
        </Typography>
        <KindSwitch kind={kind} onChange={setKind} />
        <DownloadButton kind={kind} isIcon />
      </Box>
      <FileWarnings kind={kind} />
      {hasElapsed ? (
        <Suspense fallback={loading}>
          <FilePreview key={kind} kind={kind} />
        </Suspense>
      ) : (
        loading
      )}
    </Box>
  );
}

/** Whether the component has been on screen for this many milliseconds. */
function useHasElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}
