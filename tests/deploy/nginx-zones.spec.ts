import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * What each zone of the web server counts by, in every version. A new one is added; the key of one that is here never
 * changes, since the nginx of an installation that is upgraded refuses such a configuration. `connections` by
 * `$client_network` was in 1.0.0.
 */
const KEYS = {
  requests: '$client_network',
  changes: '$changing_client',
  site_requests: '$client_site',
  site_changes: '$changing_site',
  searches: '$searching_client',
  open_requests: '$connected_client',
  streams: '$following_client',
};

it('a zone of the web server keeps the key that it had', async () => {
  const settings = await readFile(inRoot('nginx/templates/settings.conf.template'), 'utf8');
  const zones = settings.matchAll(/^limit_(?:req|conn)_zone (\$\w+) zone=(\w+):/gm);
  expect(Object.fromEntries([...zones].map(([, key, name]) => [name, key]))).toEqual(KEYS);
});
