import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useAttempt } from '../providers/use-attempt';
import { t } from '../i18n/t';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** Accessible name in full, where there are several such buttons. */
  name?: string;
  /** Message after copying. */
  done?: string;
  failure?: string;
  size?: ButtonProps['size'];
}

/** Puts a text into the clipboard, and says whether that worked: a browser may refuse it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = t('Copy'), name, done = t('Copied'), failure, size } = props;
  const { attempt } = useAttempt();
  const copy = () =>
    attempt(async () => navigator.clipboard.writeText(text), {
      done,
      failure: failure ?? t("This couldn't be copied. Please select it and copy it yourself."),
    });
  return (
    <Button
      color="secondary"
      size={size}
      startIcon={<CopyIcon />}
      aria-label={name}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
