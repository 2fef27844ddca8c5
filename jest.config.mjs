// Modules of the language's own kind need these; here, so that a runner started by an editor has them too.
process.env.NODE_OPTIONS = [
  process.env.NODE_OPTIONS,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
]
  .filter(Boolean)
  .join(' ');

const setUp = (name) => `${import.meta.dirname}/scripts/lib/test/${name}.mjs`;

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
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
    '\\.module\\.css$': setUp('css-module'),
  },
};

const unit = (name) => ({
  ...shared,
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  globalSetup: setUp('jest-build'),
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/scripts/**/*.spec.mjs'],
});

const components = (name) => ({
  ...unit(name),
  displayName: `components of ${name}`,
  testEnvironment: setUp('jsdom-environment'),
  setupFilesAfterEnv: ['query-timeout', 'console-errors'].map(setUp),
  testMatch: ['<rootDir>/src/**/*.spec.tsx'],
});

/**
 * The component specs of the portal, whose imports take longer than their tests, by the groups that `npm test` has written
 * (scripts/lib/test/spec-groups.mjs); one by one in an editor.
 */
function componentsOfPortal() {
  const project = components('admin-web');
  const groups = process.env.SPEC_GROUPS;
  if (!groups) return project;
  return {
    ...project,
    roots: [project.rootDir, groups],
    testMatch: [`${groups}/*.spec.tsx`],
    transform: {
      '/src/.+\\.spec\\.tsx$': [setUp('spec-transformer'), compile(true)[1]],
      ...shared.transform,
    },
  };
}

/** The set-up of each project starts what its tests need, unless `npm test` has. */
export default {
  projects: [
    unit('contract'),
    unit('backend'),
    unit('public-web'),
    unit('admin-web'),
    components('public-web'),
    componentsOfPortal(),
    {
      ...shared,
      displayName: 'scripts',
      rootDir: `${import.meta.dirname}/scripts`,
      testMatch: ['<rootDir>/**/*.spec.mjs'],
    },
    {
      ...shared,
      displayName: 'deploy',
      globalSetup: setUp('jest-build'),
      rootDir: `${import.meta.dirname}/tests`,
      testMatch: ['<rootDir>/deploy/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      globalSetup: setUp('jest-set-up'),
      globalTeardown: setUp('jest-tear-down'),
      rootDir: `${import.meta.dirname}/tests`,
      testMatch: ['api', 'ledger', 'nginx'].map((folder) => `<rootDir>/${folder}/**/*.spec.ts`),
    },
  ],
  cacheDirectory: `${import.meta.dirname}/node_modules/.cache/jest`,
  // Jest leaves one processor idle by itself; most API tests wait for something anyhow.
  maxWorkers: '100%',
  // Also what makes even a single file run in a worker, which reads NODE_OPTIONS.
  workerIdleMemoryLimit: '1200MB',
  // In half a second, which is the default, a worker on a busy machine does not let go of its memory.
  workerGracefulExitTimeout: 30_000,
  // Only against what never ends: build servers may be slow, or stand still for a while.
  testTimeout: 600_000,
};
