import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * The key of each rate limit zone of nginx, in every version. New zones are added here; the key of an existing one never
 * changes, because a running nginx refuses such a configuration on an upgrade. 1.0.0 also had `connections`, by
 * `$client_network`.
 */
const KEYS = {
  requests: '$client_network',
  changes: '$changing_client',
  site_requests: '$client_site',
  site_changes: '$changing_site',
  searches: '$searching_client',
  site_searches: '$searching_site',
  open_requests: '$connected_client',
  sent_bodies: '$sending_client',
  streams: '$following_client',
  site_open_requests: '$connected_site',
  site_sent_bodies: '$sending_site',
  site_streams: '$following_site',
  stored_bodies: '$storing_client',
  site_large_bodies: '$storing_site',
};

it('a rate limit zone of nginx keeps its key in every version', async () => {
  const settings = await readFile(inRoot('nginx/templates/settings.conf.template'), 'utf8');
  const zones = settings.matchAll(/^limit_(?:req|conn)_zone (\$\w+) zone=(\w+):/gm);
  expect(Object.fromEntries([...zones].map(([, key, name]) => [name, key]))).toEqual(KEYS);
});

const figureIn = async (file: string, pattern: RegExp) =>
  Number(pattern.exec(await readFile(inRoot(file), 'utf8'))?.[1]);

it('nginx leaves half of its connections to others than one IPv6 site', async () => {
  const held = await figureIn('nginx/entrypoint/15-smash.envsh', /^SITE_CONNECTIONS=\$\(scaled (\d+)\)$/m);
  // With at least one worker; requests that read and those that send are limited separately.
  const all = await figureIn('nginx/nginx.conf', /worker_connections (\d+);/);
  expect(2 * held).toBeLessThanOrEqual(all / 2);
});

it('nginx uses at most a quarter of its memory for connections, even while old and new workers run', async () => {
  const workers = await figureIn('nginx/nginx.conf', /^worker_processes (\d+);/m);
  const connections = await figureIn('nginx/nginx.conf', /worker_connections (\d+);/);
  // nginx reserves memory for all connections at its start: one ngx_connection_t and two ngx_event_t each.
  const megabytes = (2 * workers * connections * 440) / 1024 ** 2;
  const memory = await Promise.all([
    figureIn('docker-compose.yml', /^ {2}nginx:\n[^]*?^ {4}mem_limit: (\d+)m$/m),
    figureIn('deploy/swarm/stack.yml', /^ {2}nginx:\n[^]*?limits: \{ memory: (\d+)M/m),
    figureIn('deploy/helm/smash-technology/values.yaml', /^nginx:\n[^]*?limits: \{ memory: (\d+)Mi/m),
  ]);
  for (const limit of memory) expect(megabytes).toBeLessThanOrEqual(limit / 4);
});
