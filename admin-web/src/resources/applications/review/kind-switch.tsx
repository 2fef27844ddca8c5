import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { FILE_KINDS, type FileKind } from '@smash/contract';
import { FILE_TEXTS } from '../files/file-messages';

interface KindSwitchProps {
  kind: FileKind;
  onChange: (kind: FileKind) => void;
}

/** Which of the two documents is shown. */
export function KindSwitch({ kind, onChange }: KindSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Document"
      value={kind}
      onChange={(_event, value: FileKind | null) => value && onChange(value)}
    >
      {FILE_KINDS.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ px: 1.25, py: 0.25, textTransform: 'none' }}>
          {FILE_TEXTS[choice].title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
