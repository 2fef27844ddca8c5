import { type RefObject, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { changedFields } from '../../providers/drafts';
import { readSession, sessionAccount, TWO_STEP_PATH } from '../../providers/session';
import { ConfirmDialog } from '../confirm-dialog';
import { t } from '../../i18n/t';

/**
 * Asks before the form in context is left with something unsaved: in the page for the portal's own links and the Back
 * button, by the browser for closing the tab. It asks while the form is being saved, too: the save may be refused.
 * Silent once the form is saved, and when the session is over or a second factor has to be set up: then what was typed
 * is kept as a draft.
 */
export function LeaveGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
  const { getValues } = useFormContext();
  const { defaultValues = {}, isDirty, isSubmitting } = useFormState();
  const [account] = useState(sessionAccount);
  // A text that was typed and removed again leaves the form dirty, but there is nothing to lose.
  const hasChanges = () => Object.keys(changedFields(getValues(), defaultValues, ['version'])).length > 0;
  const isSameSession = () => readSession() !== undefined && sessionAccount() === account;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSaved.current &&
      hasChanges() &&
      isSameSession() &&
      nextLocation.pathname !== TWO_STEP_PATH &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  // Compares what the form holds at that moment: the tab may be closed before the last letter has been drawn.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current && hasChanges() && isSameSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('Unsaved changes')}
      question={
        isSubmitting
          ? t('Your changes are still being saved. If that fails, they are lost. Do you want to leave?')
          : t("Your changes haven't been saved. Do you want to leave without saving them?")
      }
      confirmLabel={isSubmitting ? t('Leave') : t('Leave without saving')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
