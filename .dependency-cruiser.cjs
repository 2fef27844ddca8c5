/** Which folder may import which: docs/architecture.md#two-storeys-of-the-backend. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or hide a third. Entities of a relation may.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The server and both sites share the contract: it knows none of them.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(backend|public-web|admin-web)/' },
    },
    {
      name: 'sites-and-server-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(backend|public-web|admin-web)/' },
      to: { path: '^(backend|public-web|admin-web)/', pathNot: '^$1/' },
    },
    {
      name: 'modules-are-imported-through-their-index',
      comment:
        'Of a feature, others see what its index exports, its module, services, guards, decorators, interceptors and errors; entities may refer to each other.',
      severity: 'error',
      from: { path: '^backend/src/(modules|platform)/([^/]+)/', pathNot: '\\.(spec|entity)\\.ts$' },
      to: {
        path: '^backend/src/(modules)/([^/]+)/',
        pathNot: [
          '^backend/src/$1/$2/',
          '\\.(service|module|guard|decorators?|interceptor|errors)\\.ts$',
          '/index\\.ts$',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(modules|database|cli)/' },
    },
    {
      name: 'no-cycles-between-folders',
      comment: 'Two parts that need each other are one part, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/(modules|platform)/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'public-web-shared-first',
      comment: 'public-web: lib, content and components -> features -> routes.',
      severity: 'error',
      from: { path: '^public-web/src/(lib|content|components|styles)/' },
      to: { path: '^public-web/src/(features|routes)/' },
    },
    {
      name: 'public-web-features-before-routes',
      severity: 'error',
      from: { path: '^public-web/src/features/' },
      to: { path: '^public-web/src/routes/' },
    },
    {
      name: 'public-web-features-stand-alone',
      severity: 'error',
      from: { path: '^public-web/src/features/([^/]+)/' },
      to: { path: '^public-web/src/features/', pathNot: '^public-web/src/features/$1/' },
    },
    {
      name: 'admin-web-resources-stand-alone',
      severity: 'error',
      from: { path: '^admin-web/src/resources/([^/]+)/' },
      to: { path: '^admin-web/src/resources/', pathNot: '^admin-web/src/resources/$1/' },
    },
    {
      name: 'admin-web-shared-first',
      severity: 'error',
      from: { path: '^admin-web/src/(components|providers|theme)/' },
      to: { path: '^admin-web/src/(resources|layout)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment:
        'Tests use the commands and start the server; neither knows the tests, but for the samples of specs.',
      severity: 'error',
      from: { pathNot: ['^tests/', '^playwright.config.ts$'] },
      to: { path: '^tests/', pathNot: '^tests/support/(samples|api|doubles)/' },
    },
    {
      name: 'scripts-use-what-is-built',
      comment: 'The commands run what was built; beside its source there would be two copies in one process.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(backend/src|contract/src|public-web|admin-web|artwork)/' },
    },
    {
      name: 'one-copy-of-the-server',
      comment:
        'A process of the tests has the source of the server, never what was built of it too. The ledger compared by itself has only what was built.',
      severity: 'error',
      from: { path: '^tests/', pathNot: '^tests/ledger/main[.]mjs$' },
      to: { path: '^(backend/dist|contract/src|public-web|admin-web|artwork)/' },
    },
    {
      name: 'tests-support-first',
      comment: 'What tests share knows no test.',
      severity: 'error',
      from: { path: '^tests/support/' },
      to: { path: '^tests/', pathNot: '^tests/support/' },
    },
    {
      name: 'tests-stand-alone',
      severity: 'error',
      from: { path: '^tests/(api|nginx|deploy|e2e|drills|ledger|screenshots)/' },
      to: { path: '^tests/', pathNot: '^tests/(support|node_modules|$1|ledger)/' },
    },
    {
      name: 'scripts-of-a-site-stand-alone',
      severity: 'error',
      from: { path: '^(public-web|admin-web)/scripts/' },
      to: { path: '^(scripts|tests|backend|artwork|public-web|admin-web)/', pathNot: '^$1/' },
    },
    {
      name: 'no-specs-in-code',
      severity: 'error',
      from: { pathNot: '\\.(spec|conformance)\\.tsx?$' },
      to: { path: '\\.spec\\.tsx?$' },
    },
    {
      name: 'resolvable',
      comment: 'Fonts are cut by the build of public-web.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|\\.woff2$|^virtual:|^\\./\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)(dist|build)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
