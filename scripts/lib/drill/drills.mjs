import { randomInt } from 'node:crypto';
import { inRoot } from '../paths.mjs';

/**
 * A test that is too long or too random for `npm test`.
 * @typedef {object} Drill
 * @property {string} name
 * @property {string} holds the promise that the drill tests, in one line
 * @property {number} minutes it takes on two cores
 * @property {string[]} run arguments for node
 * @property {Record<string, string>} [environment] over the environment of the command
 * @property {boolean} [needsBrowser] whether it needs a browser and the built sites
 * @property {readonly string[]} [packages] of Debian, which it needs besides those of the API tests
 * @property {'installation' | 'lab'} [on] the address of a running compose installation is added to its arguments, or it needs the lab of
 *   three engines (tests/drills/lab); without one it is skipped
 * @property {boolean} [isByName] runs only when it is named, before a release that changes what it tests; not each night
 */

const jest = (...args) => [inRoot('node_modules', 'jest', 'bin', 'jest.js'), ...args];
const program = (file, ...args) => [inRoot('tests', 'drills', file), ...args];
const drill = (file) =>
  jest('--config', inRoot('tests', 'drills', 'jest.config.mjs'), '--testPathPatterns', `${file}.drill`);

/** A given FUZZ_SEED repeats the run that had it. */
const newSeed = () => ({ FUZZ_SEED: process.env.FUZZ_SEED ?? String(randomInt(2 ** 31)) });

/** @type {readonly Drill[]} */
export const drills = [
  {
    name: 'fuzz',
    holds: 'random file names are refused or accepted, and nothing throws',
    minutes: 1,
    run: jest('--selectProjects', 'backend', '--testPathPatterns', 'file-name.spec'),
    environment: { FUZZ_ROUNDS: '5000', ...newSeed() },
  },
  {
    name: 'inspectors',
    holds: '100,000 damaged documents are refused or accepted, each in bounded time and memory',
    minutes: 4,
    run: drill('inspectors'),
    environment: { FUZZ_ROUNDS: '100000', ...newSeed() },
  },
  {
    name: 'hostile-input',
    holds: 'compression bombs and hostile answers take no longer than others',
    minutes: 1,
    run: drill('hostile-input'),
  },
  {
    name: 'hostile-requests',
    holds:
      'one process answers 50,000 valid and hostile requests, made from the API description, in bounded memory and without a 500',
    minutes: 5,
    run: drill('hostile-requests'),
    environment: { FUZZ_ROUNDS: process.env.FUZZ_ROUNDS ?? '50000', ...newSeed() },
  },
  {
    name: 'slow-clients',
    holds: 'backend and nginx disconnect slow clients at their real time limits, and serve others',
    minutes: 1,
    run: drill('slow-clients'),
  },
  {
    name: 'whole-list',
    holds: 'a process sends the whole list of applications although its memory could not hold it',
    minutes: 1,
    run: drill('whole-list'),
  },
  {
    name: 'imports',
    holds:
      '10,000 applications are imported once each in bounded memory, although their backend is killed on the way',
    minutes: 1,
    run: drill('imports'),
  },
  {
    name: 'cv-search',
    holds: 'measures the search for words inside 100,000 CVs, which reads the index',
    minutes: 2,
    run: drill('cv-search'),
  },
  {
    name: 'servers-killed',
    holds: 'each payment is credited once while servers are killed and replaced under load',
    minutes: 2,
    run: drill('servers-killed'),
  },
  {
    name: 'database-killed',
    holds: 'each payment is credited once while PostgreSQL is killed under load and comes back',
    minutes: 1,
    run: drill('database-killed'),
  },
  {
    name: 'exact-points',
    holds:
      'applications and erasures stay whole when their backend is killed at each point from the form to the answer',
    minutes: 5,
    run: drill('exact-points'),
  },
  {
    name: 'killed-parts',
    holds:
      'nothing that was acknowledged is lost, doubled or wrong while backends, PostgreSQL, nginx, store and mail server are killed',
    minutes: 1,
    run: drill('killed-parts'),
    environment: { ...newSeed() },
  },
  {
    name: 'parts-away',
    holds:
      'while PostgreSQL, store or mail server is down or slow, or a clock is wrong, only what needs it is delayed, and nothing is lost',
    minutes: 2,
    packages: ['faketime'],
    run: drill('parts-away'),
  },
  {
    name: 'full-disks',
    holds:
      'a full disk of the database, the store or the uploads refuses forms, loses nothing, and recovers by itself',
    minutes: 1,
    run: drill('full-disks'),
  },
  {
    name: 'backup',
    holds: 'backup and restore of thousands of applications lose no row and no file',
    minutes: 10,
    run: drill('thousands'),
  },
  {
    name: 'browser',
    holds:
      'every page and screen is whole, readable and accessible at every width, and every state on the way is accessible',
    minutes: 11,
    needsBrowser: true,
    run: [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      ...['test', '--config', inRoot('tests', 'drills', 'playwright.config.ts'), '--reporter', 'dot'],
    ],
  },
  {
    name: 'hostile-bodies',
    holds: 'a flood of expensive request bodies delays nobody else',
    minutes: 2,
    run: program('load/hostile-bodies.mjs'),
  },
  {
    name: 'load-jobs',
    holds: 'measures requests a second of the public job list, next to a bare server',
    minutes: 2,
    run: program('load/jobs-list.mjs'),
  },
  {
    name: 'load-jobs-search',
    holds:
      'a page of a search of 1,000 open jobs, and its counts, come within 100 ms (p95) and 60 kB on an idle machine',
    minutes: 0.5,
    run: program('load/jobs-search.mjs'),
  },
  {
    name: 'load-apply',
    holds: 'measures applications a second, and the memory for uploads',
    minutes: 2,
    run: program('load/apply.mjs'),
  },
  {
    name: 'load-backends',
    holds: 'measures requests a second with one, two and three backends on the same database',
    minutes: 4,
    run: program('load/backends.mjs'),
  },
  {
    name: 'load-applications',
    holds: 'measures a page of the list with 10,000 and 200,000 applications',
    minutes: 2,
    run: program('load/applications-page.mjs', '10000', '200000'),
  },
  {
    name: 'load-page-beside',
    holds: 'measures pages of applications a second, next to a bare server with the same database',
    minutes: 4,
    run: program('load/applications-beside.mjs'),
  },
  {
    name: 'load-applied-before',
    holds: 'a page of repeated applications, among 100,000, comes within 150 ms (p95) on an idle machine',
    minutes: 4,
    run: program('load/applied-before.mjs'),
  },
  {
    name: 'load-board',
    holds:
      'the board of a job with 20,000 of 100,000 applications, and the list, come within 150 ms (p95) on an idle machine, also with ratings',
    minutes: 2,
    run: program('load/board.mjs'),
  },
  {
    name: 'lighthouse',
    holds: 'every public page has 95 or more in each category of Lighthouse',
    minutes: 20,
    needsBrowser: true,
    run: program('lighthouse/measure.mjs'),
  },
  {
    name: 'rolling-restarts',
    holds: 'replacing the backends loses no request and no application',
    minutes: 8,
    run: program('faults/rolling-restarts.mjs'),
    on: 'installation',
  },
  {
    name: 'killed-backends',
    holds: 'killing backends loses no acknowledged application, and they come back by themselves',
    minutes: 3,
    run: program('faults/killed-backends.mjs'),
    on: 'installation',
  },
  {
    name: 'upgrade',
    holds:
      'an upgrade to the version in this folder, and going back from broken versions, loses no request and no application',
    minutes: 15,
    run: program('faults/upgrade.mjs'),
    on: 'installation',
    isByName: true,
  },
  {
    name: 'kubernetes',
    holds:
      'replacing, deleting and killing pods of the cluster that kubectl reaches loses no request and no application',
    minutes: 20,
    run: program('faults/kubernetes.mjs'),
    on: 'installation',
    isByName: true,
  },
  {
    name: 'load-installation',
    holds: 'measures the memory of each container, and requests a second through nginx',
    minutes: 3,
    run: program('load/compose.mjs'),
    on: 'installation',
  },
  {
    name: 'primary-lost',
    holds:
      'the node with the primary is lost: nobody can apply for at most 30 s, job lists are shown, nothing is lost',
    minutes: 12,
    run: program('lab/trial.mjs', 'primary', '3'),
    on: 'lab',
    isByName: true,
  },
  {
    name: 'standby-lost',
    holds: 'another node is lost: nothing that was acknowledged is lost',
    minutes: 12,
    run: program('lab/trial.mjs', 'standby', '3'),
    on: 'lab',
    isByName: true,
  },
  {
    name: 'network-cut',
    holds: 'the network between two nodes is cut for 30 s: nothing that was acknowledged is lost',
    minutes: 6,
    run: program('lab/trial.mjs', 'cut', '3'),
    on: 'lab',
    isByName: true,
  },
  {
    name: 'back-to-a-second',
    holds: 'a restore to a given second contains nothing later, and erased people stay erased',
    minutes: 8,
    run: program('lab/restore.mjs'),
    on: 'lab',
    isByName: true,
  },
  {
    name: 'two-restores',
    holds:
      'the database of three nodes goes back to a second, to a later one of the time before that, and to its end after every node is lost',
    minutes: 5,
    run: program('lab/restores.mjs'),
    isByName: true,
  },
];
