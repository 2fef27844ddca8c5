import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface BulkMenuButtonProps {
  label: string;
  /** The menu that the button opens. */
  children: (menu: { id: string; anchor: HTMLElement | null; close: () => void }) => ReactNode;
}

/** A button of the bulk bar that opens a menu. */
export function BulkMenuButton({ label, children }: BulkMenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="secondary"
        size="small"
        variant="outlined"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      {children({ id, anchor, close: () => setAnchor(null) })}
    </>
  );
}
