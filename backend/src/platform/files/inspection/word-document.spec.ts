import { expect, it } from '@jest/globals';
import { compoundFile, type CompoundEntry } from '../../../../../tests/support/samples/compound-file.js';
import { withSpooled } from '../../../../../tests/support/samples/spooled.js';
import { inspectDoc } from './word-document.js';

const verdictOn = (...entries: CompoundEntry[]) => withSpooled(compoundFile(entries), inspectDoc);
/** The beginning of the main stream with these flags (MS-DOC 2.5.2). */
const wordWith = (flags: string) => ({
  name: 'WordDocument',
  start: Buffer.from(`eca5c100000000000000${flags}`, 'hex'),
});

it('a Word 97 document that is locked with a password is told from others', async () => {
  expect(await verdictOn({ name: '1Table' }, wordWith('0013'))).toBe('locked');
  expect(await verdictOn({ name: '1Table' }, wordWith('ff12'))).toBe('accepted');
});

it('so is a locked DOCX that is called .doc', async () => {
  expect(await verdictOn({ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' })).toBe('locked');
});
