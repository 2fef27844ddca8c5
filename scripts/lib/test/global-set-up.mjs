import { buildParts } from '../builds/build.mjs';
import { parts, serverParts } from '../builds/parts.mjs';
import { startServices } from './start-services.mjs';

/**
 * What a runner does before its first test, so that its own command, an editor's button and `npm test` are one way:
 * builds what is stale and starts what tests share, unless `npm test` has done so.
 * @param {{ withSites: boolean }} options
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function setUp({ withSites }) {
  if (process.env.TEST_SERVICES_URL) return async () => undefined;
  await buildParts({ only: withSites ? parts : serverParts });
  const { environment, copySites, stop } = await startServices();
  Object.assign(process.env, environment, withSites && (await copySites()));
  return stop;
}
