import { InitialSchema1763660000000 } from './1763660000000-initial-schema.js';

/** In the order in which they run. Listed by hand: a glob would also pick up what a stale build left behind. */
export const MIGRATIONS = [InitialSchema1763660000000];
