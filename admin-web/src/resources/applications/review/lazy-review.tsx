import { lazy } from 'react';

/** The review with its own code, fetched with the first one. The layout says that it is loading. */
export const LazyReview = lazy(() => import('./review-page'));
