/** TypeScript with the decorators of Nest, compiled file by file; types are checked by `npm run check`. */
const compile = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': compile(false), '^.+\\.tsx$': compile(true) },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Sources import "./x.js", as NodeNext wants it; in compiled folders that file exists, beside sources it is x.ts.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'] },
};

const unit = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx', '<rootDir>/scripts/**/*.spec.mjs'],
});

/** `npm test` runs these; the API tests need the database and the S3 server that it starts. */
export default {
  projects: [
    unit('contract'),
    unit('backend'),
    unit('public-web'),
    unit('admin-web'),
    {
      ...shared,
      displayName: 'scripts',
      rootDir: `${import.meta.dirname}/scripts`,
      testMatch: ['<rootDir>/**/*.spec.mjs'],
    },
    {
      ...shared,
      displayName: 'deploy',
      rootDir: `${import.meta.dirname}/tests`,
      testMatch: ['<rootDir>/deploy/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      rootDir: `${import.meta.dirname}/tests`,
      testMatch: ['<rootDir>/api/**/*.spec.ts', '<rootDir>/nginx/**/*.spec.ts'],
    },
  ],
  cacheDirectory: `${import.meta.dirname}/node_modules/.cache/jest`,
  // Jest leaves one processor idle by itself; most API tests wait for something anyhow.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '700MB',
  // Only against what never ends: build servers may be slow, or stand still for a while.
  testTimeout: 600_000,
};
