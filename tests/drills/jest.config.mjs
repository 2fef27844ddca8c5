import config from '../../jest.config.mjs';

// Figures of drills are of a disk, where PostgreSQL and the store would have one.
process.env.TEST_FILES_ON_DISK = 'true';
// And of the product with the patience that it has.
process.env.USUAL_PATIENCE = 'true';

const api = config.projects.find(({ displayName }) => displayName === 'api');

/** Drills stand on what the API tests stand on: `npx jest --config tests/drills/jest.config.mjs slow-clients`. */
export default {
  ...config,
  projects: [{ ...api, displayName: 'drills', testMatch: ['<rootDir>/drills/**/*.drill.ts'] }],
  // Figures are those of one drill at a time.
  maxWorkers: 1,
  testTimeout: 3_600_000,
};
