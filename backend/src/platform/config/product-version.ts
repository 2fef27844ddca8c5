import { readFileSync } from 'node:fs';

const manifest = new URL('../../../package.json', import.meta.url);

/** The product's version, such as 1.1.0; every workspace has the same (docs/decisions/0110-releases.md). */
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** The version as people see it: 1.1.0 for a release, 1.1.0+917b0ff for a build from a commit. */
export const describeVersion = (commit?: string): string => (commit ? `${version}+${commit}` : version);
