import { SCORES } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import type { ScorecardsSectionProps } from './scorecards-section';

const ScorecardsSection = lazy(async () => ({
  default: (await import('./scorecards-section')).ScorecardsSection,
}));

/** The ratings with their own code, fetched when an application is first looked at. */
export function LazyScorecardsSection(props: ScorecardsSectionProps) {
  return (
    <Suspense fallback={null}>
      <ScorecardsSection {...props} />
    </Suspense>
  );
}

/** The ratings in a review, where R leads to their form. */
export function ReviewScorecardsSection() {
  const application = useRecordContext<Application>();
  return <ByKeys key={application?.id} />;
}

/** For how long after R, or after the digit before, a digit is meant for the rating, in milliseconds. */
const IN_A_ROW = 2_000;
const DIGITS = ['0', ...SCORES.map(String)];

/** R where the form is not there yet, or not any more: it comes, and what is typed for it until then sets no status. */
function ByKeys() {
  const [wishes, setWishes] = useState(0);
  const isWanted = wishes > 0;
  const wish = () => setWishes((count) => count + 1);
  const end = () => setWishes(0);
  useShortcuts({ r: wish, ...(isWanted && Object.fromEntries(DIGITS.map((digit) => [digit, wish]))) });
  useEffect(() => {
    if (wishes === 0) return;
    const timer = setTimeout(end, IN_A_ROW);
    return () => clearTimeout(timer);
  }, [wishes]);
  return <LazyScorecardsSection isReview isWanted={isWanted} onTaken={end} />;
}
