import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/banner';
import { ErrorSummary } from '../../../components/form/error-summary';
import { fieldId } from './sign-up-fields';
import { SIGN_UP_LABELS, SIGN_UP_STEPS } from './sign-up-steps';
import type { SignUpState } from './use-sign-up';

/** What keeps this step from being finished; takes the focus after a failed attempt. */
export function SignUpProblems({ state }: { state: SignUpState }) {
  const { errors, banner, failureCount, step } = state;
  const element = useRef<HTMLDivElement>(null);
  const problems = (SIGN_UP_STEPS[step]?.fields ?? []).flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label: SIGN_UP_LABELS[name], message }] : [];
  });

  useEffect(() => {
    if (failureCount === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [failureCount]);

  if (failureCount === 0 || (!banner && problems.length === 0)) return null;
  return (
    <Banner tone="danger" ref={element}>
      <p>
        {banner ??
          `Please check ${problems.length === 1 ? 'this field' : `these ${problems.length} fields`} first.`}
      </p>
      {!banner && <ErrorSummary problems={problems} />}
    </Banner>
  );
}
