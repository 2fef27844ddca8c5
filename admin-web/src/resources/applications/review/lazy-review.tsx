import { lazyPart } from '../../../components/lazy-part';

/** The review, whose code is loaded with the first one. The layout says that it is loading. */
export const LazyReview = lazyPart(async () => (await import('./review-page')).ReviewPage);
