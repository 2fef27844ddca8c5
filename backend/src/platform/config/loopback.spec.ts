import { describe, expect, it } from '@jest/globals';
import { isLoopbackOnly } from './loopback.js';

describe('isLoopbackOnly', () => {
  it.each([
    ['127.0.0.1', undefined],
    ['127.0.0.1', 'http://localhost:8080'],
    ['127.0.0.1', 'http://LOCALHOST'],
    ['127.255.255.254', 'http://127.0.0.2:8080/'],
    ['127.0.0.1', 'http://127.1'],
    ['::1', 'http://[::1]:8080'],
    ['LocalHost', 'https://localhost'],
  ])('is true for HOST %s and PUBLIC_URL %s', (HOST, PUBLIC_URL) => {
    expect(isLoopbackOnly({ HOST, PORT: 8080, PUBLIC_URL })).toBe(true);
  });

  it.each([
    // A container whose port is published, or a machine in a network.
    ['0.0.0.0', 'http://localhost:8080'],
    ['0.0.0.0', undefined],
    ['::', 'http://localhost:8080'],
    ['192.168.0.7', undefined],
    ['128.0.0.1', undefined],
    // A proxy on the same machine.
    ['127.0.0.1', 'https://careers.example.com'],
    ['127.0.0.1', 'http://192.168.0.7:8080'],
    ['127.0.0.1', 'http://[::2]'],
    // Names that only look like one.
    ['127.0.0.1', 'http://localhost.example.com'],
    ['127.0.0.1', 'http://127.0.0.1.example.com'],
    ['127.0.0.1', 'http://localhost@example.com'],
    ['localhost.example.com', undefined],
    ['127.0.0.1.example.com', undefined],
    ['[::1]', undefined],
  ])('is false for HOST %s and PUBLIC_URL %s', (HOST, PUBLIC_URL) => {
    expect(isLoopbackOnly({ HOST, PORT: 8080, PUBLIC_URL })).toBe(false);
  });

  it('is false if the portal has a host of its own, whatever PUBLIC_URL is', () => {
    const environment = { HOST: '127.0.0.1', PORT: 8080, PUBLIC_URL: 'http://localhost:8080' };
    expect(isLoopbackOnly({ ...environment, PORTAL_HOST: 'portal.example.com' })).toBe(false);
  });
});
