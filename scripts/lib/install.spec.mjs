import { describe, expect, it } from '@jest/globals';
import { adviceFor, isOfCache } from './install.mjs';
import { unwritable } from './writable.mjs';

describe('adviceFor', () => {
  it.each([
    ['npm error code ENOSPC\nnpm error syscall write', 'the disk is full'],
    ['npm error code EROFS\nnpm error syscall mkdir', 'cannot be written (EROFS)'],
    ['npm warn old\nnpm error code EAI_AGAIN', 'check the network'],
    ['npm error code EINTEGRITY', 'see below'],
    ['Killed', 'see below'],
  ])('explains the output of npm: %j', (output, advice) => {
    expect(adviceFor(output)).toContain(advice);
  });
});

it.each([
  ['npm ci failed: see below.\n    npm error code ETARGET\n    npm error notarget No matching version', true],
  ['npm ci failed: see below.\n    npm error code EINTEGRITY', true],
  ['npm ci failed: the disk is full\n    npm error code ENOSPC', false],
  ['npm ci failed: see below.\n', false],
])('npm is run again only after a failure that its cache can cause: %j', (output, expected) => {
  expect(isOfCache(output)).toBe(expected);
});

describe('unwritable', () => {
  it.each([
    ['EROFS', 'The folder /x cannot be written, since its file system is read-only: choose another.'],
    ['EACCES', 'The folder /x cannot be written (EACCES): give it to this user (chown), or choose another.'],
    ['ENOSPC', 'The folder /x cannot be written (ENOSPC): make room on its disk, or choose another.'],
  ])('says what to do about %s', (code, message) => {
    expect(unwritable('The folder /x', code, 'choose another').message).toBe(message);
  });
});
