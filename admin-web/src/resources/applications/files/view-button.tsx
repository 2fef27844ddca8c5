import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import type { FileKind } from '@smash/contract';
import { lazy, Suspense, useState } from 'react';
import { FILE_TEXTS } from './file-messages';

const FilePreviewDialog = lazy(() => import('./file-preview-dialog'));

/** Opens the preview; the code of the viewer is fetched with the first one. */
export function ViewButton({ kind }: { kind: FileKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={FILE_TEXTS[kind].viewName}
        color="secondary"
        size="small"
        startIcon={<VisibilityIcon />}
        onClick={() => setOpen(true)}
      >
        View
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilePreviewDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
