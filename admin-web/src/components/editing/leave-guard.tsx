import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { changedFields } from '../../providers/drafts';
import { readSession, sessionAccount } from '../../providers/session';
import { ConfirmDialog } from '../confirm-dialog';
import { t } from '../../i18n/t';

/**
 * Asks before the form in context is left with something unsaved: in the page for the portal's own links and the Back
 * button, by the browser for closing the tab. Silent when the session is over: then what was typed is kept as a draft.
 */
export function LeaveGuard() {
  const { getValues } = useFormContext();
  const { defaultValues = {}, isDirty, isSubmitting } = useFormState();
  const [account] = useState(sessionAccount);
  const isHeld = isDirty && !isSubmitting;
  // A text that was typed and removed again leaves the form dirty, but there is nothing to lose.
  const hasChanges = () => Object.keys(changedFields(getValues(), defaultValues, ['version'])).length > 0;
  const isSameSession = () => readSession() !== undefined && sessionAccount() === account;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeld && hasChanges() && isSameSession() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (readSession() && sessionAccount() === account) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld, account]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('Unsaved changes')}
      question={t("Your changes haven't been saved. Do you want to leave without saving them?")}
      confirmLabel={t('Leave without saving')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
