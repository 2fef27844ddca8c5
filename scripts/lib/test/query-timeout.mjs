import { configure } from '@testing-library/dom';

// Only against what never comes, as in playwright.config.ts: a second is not long where other tests run beside.
configure({ asyncUtilTimeout: 60_000 });
