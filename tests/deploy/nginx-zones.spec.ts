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
  sent_bodies: '$sending_client',
  streams: '$following_client',
  site_open_requests: '$connected_site',
  site_sent_bodies: '$sending_site',
  site_streams: '$following_site',
};

it('a zone of the web server keeps the key that it had', async () => {
  const settings = await readFile(inRoot('nginx/templates/settings.conf.template'), 'utf8');
  const zones = settings.matchAll(/^limit_(?:req|conn)_zone (\$\w+) zone=(\w+):/gm);
  expect(Object.fromEntries([...zones].map(([, key, name]) => [name, key]))).toEqual(KEYS);
});

const figureIn = async (file: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(inRoot(file), 'utf8'))?.[1]);

it('leaves half of the connections of the web server to others than one site of IPv6', async () => {
  const held = await figureIn('nginx/entrypoint/15-smash.envsh', /^SITE_CONNECTIONS=\$\(scaled (\d+)\)$/m);
  // One worker at least, requests that read and those that send something.
  const all = await figureIn('nginx/nginx.conf', /worker_connections (\d+);/);
  expect(2 * held).toBeLessThanOrEqual(all / 2);
});

it('takes a quarter of its memory at most for connections, also while workers of before and after a change live', async () => {
  const workers = await figureIn('nginx/nginx.conf', /^worker_processes (\d+);/m);
  const connections = await figureIn('nginx/nginx.conf', /worker_connections (\d+);/);
  // nginx reserves all of them at its start: ngx_connection_t and two ngx_event_t each.
  const megabytes = (2 * workers * connections * 440) / 1024 ** 2;
  const memory = await Promise.all([
    figureIn('docker-compose.yml', /^ {2}nginx:\n[^]*?^ {4}mem_limit: (\d+)m$/m),
    figureIn('deploy/swarm/stack.yml', /^ {2}nginx:\n[^]*?limits: \{ memory: (\d+)M/m),
    figureIn('deploy/helm/smash-technology/values.yaml', /^nginx:\n[^]*?limits: \{ memory: (\d+)Mi/m),
  ]);
  for (const limit of memory) expect(megabytes).toBeLessThanOrEqual(limit / 4);
});
