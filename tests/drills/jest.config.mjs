import config from '../../jest.config.mjs';

// Figures of drills are measured on a disk, as PostgreSQL and the store have one in production.
process.env.TEST_FILES_ON_DISK = 'true';
// They are also measured with the product's own timeouts.
process.env.USUAL_PATIENCE = 'true';

const api = config.projects.find(({ displayName }) => displayName === 'api');

/** Drills use the set-up of the API tests: `npx jest --config tests/drills/jest.config.mjs slow-clients`. */
export default {
  ...config,
  projects: [{ ...api, displayName: 'drills', testMatch: ['<rootDir>/drills/**/*.drill.ts'] }],
  // One drill at a time, so that drills do not disturb each other's figures.
  maxWorkers: 1,
  testTimeout: 3_600_000,
};
