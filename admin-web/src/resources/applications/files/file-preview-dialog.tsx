import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ApplicationFileKind } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { DownloadButton } from './download-button';
import { fileTexts } from './file-messages';
import { FilePreview } from './file-preview';
import { useIsNarrow } from '../../../components/use-is-narrow';
import { t } from '../../../i18n/t';

interface FilePreviewDialogProps {
  kind: ApplicationFileKind;
  onClose: () => void;
}

/** A candidate's CV or cover letter, to read in place. */
export function FilePreviewDialog({ kind, onClose }: FilePreviewDialogProps) {
  const application = useRecordContext<Application>();
  const isNarrow = useIsNarrow();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="preview-title"
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id="preview-title">
        {fileTexts(kind).previewTitle}
        {application && `: ${fullName(application)}`}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 240 }}>
        <FilePreview kind={kind} />
      </DialogContent>
      <DialogActions>
        <DownloadButton kind={kind} />
        <Button autoFocus color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
