import { AlertDialog, closeDialog } from '../../components/alert-dialog';
import { Button } from '../../components/button';
import { useStayHere } from './sending/use-stay-here';

interface LeaveGuardProps {
  /** What is lost with the form. */
  text: string;
  /** Cancel was pressed, which leads nowhere by itself. */
  cancelling?: { onStay: () => void; onCancel: () => void };
}

/** While something would be lost: asks before the form is left, by Cancel or by a link. */
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
