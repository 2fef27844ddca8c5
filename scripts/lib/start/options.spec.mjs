import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ExpectedError } from '../errors.mjs';
import { serverEnvironment } from './environment.mjs';
import { readOptions } from './options.mjs';

const known = {
  secrets: { JWT_SECRET: 'made', ADMIN_SETUP_TOKEN: 'made too' },
  database: { DATABASE_URL: 'postgres://serving@embedded', DATABASE_OWNER_URL: 'postgres://owner@embedded' },
  given: {},
};

describe('readOptions', () => {
  it('defaults to port 8080 of the loopback address', () => {
    expect(readOptions([], {})).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: undefined });
  });

  it('prefers the command line to the environment', () => {
    const options = readOptions(['--port', '9001', '--data', 'here'], { PORT: '9002', DATA_PATH: '/there' });
    expect(options).toMatchObject({ port: 9001, dataFolder: path.resolve('here') });
  });

  it.each(['0', '65536', '80a', '-1'])('refuses the port "%s"', (port) => {
    expect(() => readOptions([], { PORT: port })).toThrow(ExpectedError);
  });

  it('treats an empty variable as unset', () => {
    expect(readOptions([], { PORT: '' }).port).toBe(8080);
  });

  it('shows the help for an unknown option', () => {
    expect(() => readOptions(['--bogus'], {})).toThrow(/--bogus[^]*npm start/);
  });
});

describe('serverEnvironment', () => {
  it('keeps files in the data folder', () => {
    const environment = serverEnvironment(readOptions(['--data', '/srv/data'], {}), known);
    expect(environment).toMatchObject({
      STORAGE: 'disk',
      STORAGE_PATH: '/srv/data/files',
      ...known.database,
      JWT_SECRET: 'made',
      ADMIN_SETUP_TOKEN: 'made too',
    });
  });

  it('keeps files in S3 if an endpoint is given', () => {
    const options = readOptions(['--s3-endpoint', 'https://s3.example', '--s3-bucket', 'cvs'], {});
    expect(serverEnvironment(options, known)).toMatchObject({
      STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'cvs',
    });
  });

  it('keeps what the user has set', () => {
    const given = { JWT_SECRET: 'mine', ADMIN_SETUP_TOKEN: 'mine too', LOG_LEVEL: 'debug' };
    expect(serverEnvironment(readOptions([], {}), { ...known, given })).toMatchObject(given);
  });

  it('makes no secret that the user gives as a file', () => {
    const given = { JWT_SECRET_FILE: '/run/secrets/jwt', ADMIN_SETUP_TOKEN_FILE: '/run/secrets/token' };
    const environment = serverEnvironment(readOptions([], {}), { ...known, given });
    expect(environment).toMatchObject(given);
    expect(environment).not.toHaveProperty('JWT_SECRET');
    expect(environment).not.toHaveProperty('ADMIN_SETUP_TOKEN');
  });
});
