import { capture } from './run.mjs';

/** The commit that is checked out here, unless it is a release; undefined too where there is no repository, or no git. */
export async function sourceCommit() {
  const release = await capture('git', ['describe', '--exact-match', '--match', 'v*']);
  if (release.code === 0) return undefined;
  const commit = await capture('git', ['rev-parse', '--short=8', 'HEAD']);
  return commit.code === 0 ? commit.stdout.trim() : undefined;
}
