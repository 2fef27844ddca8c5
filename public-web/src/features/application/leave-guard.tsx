import { AlertDialog, closeDialog } from '../../components/alert-dialog';
import { Button } from '../../components/button';
import { useStayHere } from './sending/use-stay-here';

interface LeaveGuardProps {
  /** Says what would be lost. */
  text: string;
  /** Set once Cancel was pressed: the button itself does not navigate. */
  cancelling?: { onStay: () => void; onCancel: () => void };
}

/** Asks before the form is left by Cancel or a link. Drawn only while something would be lost. */
export function LeaveGuard({ text, cancelling }: LeaveGuardProps) {
  const held = useStayHere();
  if (held.state !== 'blocked' && !cancelling) return null;
  return (
    <AlertDialog
      heading="Leave without sending?"
      text={text}
      onClose={() => (held.state === 'blocked' ? held.reset() : cancelling?.onStay())}
    >
      <Button onClick={closeDialog}>Stay here</Button>
      <Button
        look="outline"
        onClick={() => (held.state === 'blocked' ? held.proceed() : cancelling?.onCancel())}
      >
        Leave
      </Button>
    </AlertDialog>
  );
}
