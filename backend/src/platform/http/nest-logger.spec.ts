import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { errorForLog } from '../errors/error-for-log.js';
import { NestLogger } from './nest-logger.js';

it('NestLogger writes an error without the values of its statement', () => {
  let written = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'uq_members_email',
    detail: 'Key (email)=(canary@example.com) already exists.',
  });
  const error = new QueryFailedError(
    'INSERT INTO members (email) VALUES ($1)',
    ['canary@example.com'],
    refused,
  );
  new NestLogger(pino({ serializers: { err: errorForLog } }, output)).error(error, 'TypeORM');
  expect(written).toContain('"constraint":"uq_members_email"');
  expect(written).not.toContain('canary');
});
