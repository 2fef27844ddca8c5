import { AlertDialog, closeDialog } from '../../../components/alert-dialog';
import { Button, ButtonLink } from '../../../components/button';
import { LEAVING } from '../../../content/dashboard';

/** The question 'Ready to Leave?' before a logout. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog heading={LEAVING.heading} text={LEAVING.text} onClose={onClose}>
      <ButtonLink to="/logout">{LEAVING.logoutLabel}</ButtonLink>
      <Button look="outline" onClick={closeDialog}>
        {LEAVING.cancelLabel}
      </Button>
    </AlertDialog>
  );
}
