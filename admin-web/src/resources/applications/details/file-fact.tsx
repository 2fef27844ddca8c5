import { Box, Typography } from '@mui/material';
import type { FileKind } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { storedFileName, writtenLetter } from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { DownloadButton } from '../files/download-button';
import { FileWarnings } from '../files/file-warnings';
import { ViewButton } from '../files/view-button';
import { t } from '../../../i18n/t';

/** A file by its name, to view or to download. A missing file keeps its buttons, which say that it is missing. */
export function FileFact({ kind }: { kind: FileKind }) {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {kind === 'cv' ? t('CV file') : t('Cover letter')}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {storedFileName(application, kind) ?? describeMissing(application, kind)}
        </Typography>
        <FileWarnings kind={kind} />
        <Box sx={{ display: 'flex', ml: -1.25 }}>
          <ViewButton kind={kind} />
          <DownloadButton kind={kind} />
        </Box>
      </Box>
    </Box>
  );
}

function describeMissing(application: Application, kind: FileKind): string {
  return kind === 'cover_letter' && writtenLetter(application) ? t('Written in the form') : t('None sent');
}
