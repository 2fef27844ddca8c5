import { Button, type ButtonProps } from '@mui/material';
import { useFocusAfterRemoval } from './use-focus-after-removal';

interface LeavingButtonProps extends ButtonProps {
  onClick: () => unknown;
}

/** A button that its own action may remove, such as one that closes a message: the focus then goes to the screen. */
export function LeavingButton({ onClick, ...props }: LeavingButtonProps) {
  const rememberPress = useFocusAfterRemoval();
  const press = () => {
    rememberPress();
    onClick();
  };
  return <Button {...props} onClick={press} />;
}
