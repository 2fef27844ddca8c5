import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner';
import { ErrorSummary } from '../../components/form/error-summary';
import { FIELD_LABELS, FIELD_NAMES, fieldId } from './form-values';
import type { ApplicationFormState } from './use-application-form';

/** The current error of the form and the fields it is about; takes the focus after a failed attempt. */
export function FormProblems({ state }: { state: ApplicationFormState }) {
  const { errors, banner, failureCount } = state;
  const element = useRef<HTMLDivElement>(null);
  const problems = FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label: FIELD_LABELS[name], message }] : [];
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
