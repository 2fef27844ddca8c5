import { useEffect, useRef } from 'react';
import { Banner } from '../banner';
import { ErrorSummary, type FieldProblem } from './error-summary';

interface FormProblemsProps {
  /** The fields that need another look, in their order. */
  problems: readonly FieldProblem[];
  /** What is wrong with the form as a whole. */
  banner?: string | undefined;
  /** How often it was sent in vain. */
  failureCount: number;
}

/** The current error of a form and the fields it is about; takes the focus after a failed attempt. */
export function FormProblems({ problems, banner, failureCount }: FormProblemsProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failureCount === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [failureCount]);

  if (failureCount === 0 || (!banner && problems.length === 0)) return null;
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
