import { AlertDialog, closeDialog } from '../../../components/alert-dialog';
import { Button } from '../../../components/button';
import { useStayHere } from '../sending/use-stay-here';

interface LeaveGuardProps {
  /** Cancel was pressed. */
  isCancelling: boolean;
  onStay: () => void;
  onCancel: () => void;
}

/** While something was changed: asks before the form is left, by Cancel or by a link. Nothing of it is on the device. */
export function LeaveGuard({ isCancelling, onStay, onCancel }: LeaveGuardProps) {
  const held = useStayHere();
  if (held.state !== 'blocked' && !isCancelling) return null;
  return (
    <AlertDialog
      heading="Leave without sending?"
      text="What you changed here will be lost. Your application stays as you sent it."
      onClose={() => (held.state === 'blocked' ? held.reset() : onStay())}
    >
      <Button onClick={closeDialog}>Stay here</Button>
      <Button look="outline" onClick={() => (held.state === 'blocked' ? held.proceed() : onCancel())}>
        Leave
      </Button>
    </AlertDialog>
  );
}
