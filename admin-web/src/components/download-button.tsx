import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useAttempt } from '../providers/use-attempt';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  label: string;
  /** Name of the saved file. */
  name: string;
  read: () => Promise<Blob>;
  /** Message when the file could not be read. */
  failure: string;
}

/** Reads a file from the server and saves it. */
export function DownloadButton({ label, name, read, failure }: DownloadButtonProps) {
  const { attempt, isPending } = useAttempt();
  return (
    <Button
      color="secondary"
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<DownloadIcon />}
      onClick={() => void attempt(async () => saveFile(await read(), name), { failure })}
    >
      {label}
    </Button>
  );
}
