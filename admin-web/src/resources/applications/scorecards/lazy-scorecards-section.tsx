import { SCORES } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { Suspense, useCallback, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { lazyPart } from '../../../components/lazy-part';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import type { ScorecardsSectionProps } from './scorecards-section';

const ScorecardsSection = lazyPart(async () => (await import('./scorecards-section')).ScorecardsSection);

/** The ratings, whose code is loaded when an application is first looked at. */
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

/** R while the form is not there yet, or no longer: it opens, and digits typed for it until then set no status. */
function ByKeys() {
  const [isWanted, setWanted] = useState(false);
  const end = useCallback(() => setWanted(false), []);
  useShortcuts({ r: () => setWanted(true) });
  return (
    <>
      {isWanted && <DigitsForTheForm />}
      <LazyScorecardsSection isReview isWanted={isWanted} onTaken={end} />
    </>
  );
}

const DIGITS = Object.fromEntries(['0', ...SCORES].map((digit) => [digit, () => undefined]));

/** Mounted last, by R, and so takes the digits before all other parts of the screen. */
function DigitsForTheForm() {
  useShortcuts(DIGITS);
  return null;
}
