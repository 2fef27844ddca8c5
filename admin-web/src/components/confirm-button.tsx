import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { IconAction } from './icon-action';
import { useFocusAfterRemoval } from './use-focus-after-removal';

interface ConfirmButtonProps {
  /** What the button does, said in full: "Delete Senior Backend Engineer". */
  name: string;
  /** The word on a text button; without it the button is an icon. */
  label?: string;
  icon: ReactElement;
  title: string;
  question: string;
  /** What can be chosen with it, below the question. */
  children?: ReactNode;
  confirmLabel: string;
  /** Runs the action; the dialog closes when it has settled. */
  onConfirm: () => Promise<unknown>;
  disabled?: boolean;
  size?: ButtonProps['size'];
  /** Colour of a text button; red by default. */
  color?: ButtonProps['color'];
}

/** A button that asks for confirmation before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { name, label, icon, onConfirm, disabled = false, size, color = 'error', ...texts } = props;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const rememberConfirmation = useFocusAfterRemoval();

  const confirm = async () => {
    rememberConfirmation();
    setBusy(true);
    await onConfirm().finally(() => setBusy(false));
    setOpen(false);
  };
  const open = () => setOpen(true);

  return (
    <>
      {label === undefined ? (
        <IconAction name={name} disabled={disabled} onClick={open}>
          {icon}
        </IconAction>
      ) : (
        <Button
          aria-label={name}
          color={color}
          size={size}
          startIcon={icon}
          disabled={disabled}
          onClick={open}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        {...texts}
        isOpen={isOpen}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
