import { configure } from '@testing-library/dom';

// Long, as in playwright.config.ts, so that only what never comes fails: beside other tests a second is too short.
configure({ asyncUtilTimeout: 60_000 });
