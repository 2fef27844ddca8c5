import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import type { ApplicationFileKind } from '@smash/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { fileTexts } from './file-messages';
import { t } from '../../../i18n/t';

const FilePreviewDialog = lazyPart(async () => (await import('./file-preview-dialog')).FilePreviewDialog);

/** Opens the preview; the viewer's code is loaded with the first one. */
export function ViewButton({ kind }: { kind: ApplicationFileKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={fileTexts(kind).viewName}
        color="secondary"
        size="small"
        startIcon={<VisibilityIcon />}
        onClick={() => setOpen(true)}
      >
        {t('View')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilePreviewDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
