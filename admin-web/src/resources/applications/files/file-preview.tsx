import { Box, Typography } from '@mui/material';
import { fileExtension, type ApplicationFileKind } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { MessagePanel } from '../../../components/message-panel';
import { previewMode, storedFileName, writtenLetter } from '../../../providers/file-name';
import type { Application } from '@smash/contract/client';
import { DownloadButton } from './download-button';
import { FetchedPreview } from './fetched-preview';
import { fileTexts } from './file-messages';
import { fileVersion } from './file-version';
import { t } from '../../../i18n/t';

/** Shows the file if browsers can show its type, and says why not otherwise (docs/requirements/portal.md#p-36). */
export function FilePreview({ kind }: { kind: ApplicationFileKind }) {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const letter = kind === 'cover_letter' ? writtenLetter(application) : undefined;
  if (letter) return <LetterText text={letter} />;
  const name = storedFileName(application, kind);
  if (!name) return <MessagePanel title={fileTexts(kind).none} />;

  const mode = previewMode(name);
  if (
    mode === 'pdf' ||
    mode === 'docx' ||
    (mode === 'image' && kind === 'cv') ||
    (mode === 'text' && kind !== 'cv')
  ) {
    const version = fileVersion(application, kind);
    return <FetchedPreview key={version} kind={kind} name={name} version={version} mode={mode} />;
  }
  const download = <DownloadButton kind={kind} label={t('Download to View')} variant="contained" />;
  if (mode === 'word' && kind !== 'cv') {
    return <MessagePanel title={t('Microsoft Word documents require download to view')} action={download} />;
  }
  return (
    <MessagePanel
      title={t('Preview not available for %{type} files', { type: fileExtension(name).toUpperCase() })}
      action={download}
    >
      {t('Supported preview formats: PDF, JPG, PNG, GIF')}
    </MessagePanel>
  );
}

function LetterText({ text }: { text: string }) {
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('Cover Letter Content:')}
      </Typography>
      <Box sx={{ maxWidth: '70ch', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Box>
    </>
  );
}
