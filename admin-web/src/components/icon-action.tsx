import { IconButton, Tooltip, type IconButtonProps } from '@mui/material';

interface IconActionProps extends IconButtonProps {
  /** What it does, said in full; shown as a tooltip and read aloud. */
  name: string;
}

/** An icon button that always has a name. */
export function IconAction({ name, ...props }: IconActionProps) {
  return (
    <Tooltip title={name}>
      <span>
        <IconButton size="small" {...props} aria-label={name} />
      </span>
    </Tooltip>
  );
}
