import { lazyPart } from '../../../components/lazy-part';

/** The review with its own code, fetched with the first one. The layout says that it is loading. */
export const LazyReview = lazyPart(async () => (await import('./review-page')).ReviewPage);
