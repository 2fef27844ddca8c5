import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { ApplicationFileKind } from '@smash/contract';
import { IconAction } from '../../../components/icon-action';
import { fileTexts } from './file-messages';
import { useDownload } from './use-download';
import { t } from '../../../i18n/t';

interface DownloadButtonProps {
  kind: ApplicationFileKind;
  isIcon?: boolean;
  label?: string;
  variant?: 'text' | 'contained' | 'outlined';
}

export function DownloadButton({
  kind,
  isIcon = false,
  label = t('Download'),
  variant,
}: DownloadButtonProps) {
  const { download, isDownloading } = useDownload(kind);
  const name = fileTexts(kind).downloadName;
  if (isIcon) {
    return (
      <IconAction name={name} loading={isDownloading} onClick={() => void download()}>
        <DownloadIcon fontSize="small" />
      </IconAction>
    );
  }
  return (
    <Button
      aria-label={label === t('Download') ? name : undefined}
      color={variant === 'contained' ? 'primary' : 'secondary'}
      loading={isDownloading}
      size={variant === undefined ? 'small' : 'medium'}
      startIcon={<DownloadIcon />}
      variant={variant}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}
