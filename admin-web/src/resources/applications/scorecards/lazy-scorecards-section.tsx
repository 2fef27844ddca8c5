import { lazy, Suspense } from 'react';
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
