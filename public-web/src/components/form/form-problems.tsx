import { useEffect, useRef } from 'react';
import { Banner } from '../banner';
import { ErrorSummary, type FieldProblem } from './error-summary';

interface FormProblemsProps {
  /** Fields with errors, in their order. */
  problems: readonly FieldProblem[];
  /** Error of the form as a whole. */
  banner?: string | undefined;
  /** Number of failed attempts. */
  failureCount: number;
}

/** Error of a form with links to its invalid fields. Takes the focus after a failed attempt. */
export function FormProblems({ problems, banner, failureCount }: FormProblemsProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failureCount === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [failureCount]);

  // Before the first attempt, a field shows its error itself.
  if (!banner && (failureCount === 0 || problems.length === 0)) return null;
  return (
    <Banner tone="danger" isQuiet={!banner} ref={element}>
      <p>
        {banner ??
          `Please check ${problems.length === 1 ? 'this field' : `these ${problems.length} fields`} first.`}
      </p>
      {!banner && <ErrorSummary problems={problems} />}
    </Banner>
  );
}
