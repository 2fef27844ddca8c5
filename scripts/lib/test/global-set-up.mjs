import { buildParts } from '../builds/build.mjs';
import { parts, serverParts } from '../builds/parts.mjs';
import { startServices } from './start-services.mjs';

/**
 * Prepares a runner before its first test, so that its own command, an editor's button and `npm test` work alike: builds
 * stale parts and starts the services that tests share, unless `npm test` has done so.
 * @param {{ withSites: boolean }} options
 * @returns {Promise<() => Promise<void>>} stops the services
 */
export async function setUp({ withSites }) {
  if (process.env.TEST_SERVICES_URL) return async () => undefined;
  await buildParts({ only: withSites ? parts : serverParts });
  const { environment, copySites, stop } = await startServices();
  Object.assign(process.env, environment, withSites && (await copySites()));
  return stop;
}
