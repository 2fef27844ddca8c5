import { Form, type FormProps, useSaveContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOneAtATime } from '../use-one-at-a-time';
import { RestoredNotice } from './restored-notice';
import { useFormDraft } from './use-form-draft';

/** What was typed stays when the record is loaded again. */
const RESET_OPTIONS = { keepDirtyValues: true };

/**
 * react-admin's form: one press, one request. Typed text is kept until it is saved: when the session ends meanwhile,
 * the person logs in and finds the form as it was. Use it instead of `Form` everywhere, except where secrets are typed.
 *
 * A form over a record with a `version` sends the version from its values, not from the record: a restored draft brings
 * the version it was typed over, so that the server still sees a change made meanwhile. To show the server's record
 * instead of what was typed, call `reset(record)`. A warning before leaving should stay silent when `readSession()` has
 * nothing: the way to the login card must not be blocked, and nothing is lost by it.
 */
export function DraftForm({ children, ...props }: Omit<FormProps, 'onSubmit'>) {
  const { pathname } = useLocation();
  const place = `${pathname}#form`;
  const { save } = useSaveContext();
  const saveOnce = useOneAtATime((values: object): unknown => save?.(values));
  return (
    <Form resetOptions={RESET_OPTIONS} {...props} onSubmit={saveOnce}>
      <DraftNotice key={place} place={place} />
      {children}
    </Form>
  );
}

function DraftNotice({ place }: { place: string }) {
  const { isRestored, discard } = useFormDraft(place);
  return isRestored && <RestoredNotice onDiscard={discard} />;
}
