// Runs while the image of the backend is built (Dockerfile): imports every module, so that a needed file that was left out of
// a package fails the build, and not an application.
import { readdirSync } from 'node:fs';

/** Modules that start something when they are imported. */
const PROGRAMS = /(^|\/)(main|cli|openapi)\.js$|\.process\.js$/;
const EXTRACTOR = 'modules/applications/cv-search/text-extractor.js';
const LATER = [
  'pdfkit',
  '@simplewebauthn/server',
  '@aws-sdk/credential-provider-web-identity',
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/nested-clients/sts',
];

const files = readdirSync('/app/backend/dist', { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => file.endsWith('.js') && !PROGRAMS.test(file));
for (const file of modules) await import(`/app/backend/dist/${file}`);
for (const name of LATER) await import(name);
// The bounds of the process that reads CVs have to fit this version of Node.
const { canRead } = await import(`/app/backend/dist/${EXTRACTOR}`);
if (!(await canRead({ milliseconds: 60_000, signal: AbortSignal.timeout(60_000) })))
  throw new Error('The image cannot read the text of a CV.');
console.log(`${modules.length} modules opened`);
process.exit();
