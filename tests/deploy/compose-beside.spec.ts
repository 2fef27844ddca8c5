import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';

const textOf = (name: string) => readFileSync(inRoot(name), 'utf8');

describe('a file beside docker-compose.yml', () => {
  it('for a proxy on the machine opens nginx only to that proxy, and trusts their network', () => {
    const text = textOf('docker-compose.proxy.yml');
    // !override: otherwise the port at all addresses would stay open as well.
    expect(text).toMatch(/^ {4}ports: !override \['127\.0\.0\.1:\$\{HTTP_PORT:-8080\}:8080'\]$/m);
    expect(text).toMatch(
      /^ {6}TRUSTED_PROXIES: \$\{PUBLIC_NETWORK:-172\.31\.251\.0\/24\} \$\{TRUSTED_PROXIES:-\}$/m,
    );
    expect(text).toMatch(
      /^ {2}public:\n {4}ipam:\n {6}config: \[\{ subnet: '\$\{PUBLIC_NETWORK:-172\.31\.251\.0\/24\}' \}\]$/m,
    );
    const compose = readCompose('docker-compose.yml');
    const there = Object.entries(compose.services).filter(([, { networks = [] }]) =>
      Object.values(networks).includes('public'),
    );
    expect(there.map(([name]) => name)).toEqual(['nginx']);
  });

  it('for a private authority gives it to every service that connects to the database', () => {
    const authority = readCompose('docker-compose.ca.yml');
    const compose = readCompose('docker-compose.yml');
    const connected = Object.keys(compose.services).filter((name) => {
      const names = Object.keys(serviceOf(compose, name).environment ?? {});
      return names.some((variable) => /^DATABASE_.*URL$/.test(variable));
    });
    expect(Object.keys(authority.services).sort()).toEqual(connected.sort());
    for (const name of connected) {
      expect(serviceOf(authority, name)).toMatchObject({
        environment: { NODE_EXTRA_CA_CERTS: '/ca.crt' },
        volumes: [expect.stringMatching(/^\$\{CA_FILE:\?.+\}:\/ca\.crt:ro$/)],
      });
    }
  });

  it.each(['docker-compose.proxy.yml', 'docker-compose.ca.yml', 'docker-compose.tls.yml'])(
    'is named in .env.example: %s',
    (name) => {
      expect(textOf('.env.example')).toContain(`#COMPOSE_FILE=docker-compose.yml:${name}\n`);
    },
  );
});
