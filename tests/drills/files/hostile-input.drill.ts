import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  APPLICATION_FIELDS,
  type ApplicationField,
  checkApplicationField,
  FILE_SIZE_LIMIT,
} from '@smash/contract';
import { cleanFileName } from '../../../backend/src/platform/files/file-name.js';
import { inspectFile } from '../../../backend/src/platform/files/inspection/inspect-file.js';
import { postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  docxBomb,
  docxOverlapBomb,
  docxWithHugeDeclaredSize,
  docxWithManyEntries,
} from '../../support/samples/files.js';
import { withSpooled } from '../../support/samples/spooled.js';
import { fastest } from '../support/fastest.js';

const LONGEST = 10_000;

/** Prints the time that some work takes, and expects it within a limit, in milliseconds. */
async function expectWithin(limit: number, name: string, work: () => unknown): Promise<void> {
  const time = await fastest(work);
  process.stdout.write(`  ${name}: ${time.toFixed(1)} ms of ${limit.toFixed(0)}\n`);
  expect(time).toBeLessThan(limit);
}

describe('hostile files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const refuse = async (bytes: Buffer, name: string) => {
    const inspected = withSpooled(bytes, (file) => inspectFile(file, { kind: 'cover_letter', name }));
    await expect(inspected).rejects.toThrow();
  };

  it.each([
    ['a bomb', docxBomb],
    ['a part that claims 4 GiB', docxWithHugeDeclaredSize],
    ['a bomb of overlapping parts', docxOverlapBomb],
    ['an archive of 60,000 parts', docxWithManyEntries],
  ])('%s is refused within 100 ms', async (name, make) => {
    const bytes = make();
    await expectWithin(100, name, () => refuse(bytes, 'cv.docx'));
  });

  it('the largest text is checked in little more than reading it takes', async () => {
    const text = Buffer.alloc(FILE_SIZE_LIMIT - 1, 'Ẹ kú àárọ̀ ').subarray(0, -20);
    const damaged = Buffer.concat([text, Buffer.of(0xff)]);
    const file = path.join(folder, 'largest');
    const reading = await fastest(async () => {
      await writeFile(file, damaged);
      new TextDecoder().decode(await readFile(file));
    });
    await expectWithin(4 * reading, 'a text of 5 MB', () => refuse(damaged, 'letter.txt'));
  });

  it('a name of a million characters is cleaned within 100 ms', () =>
    expectWithin(100, 'a file name of a million characters', () =>
      cleanFileName(`${' .'.repeat(500_000)}a.pdf`),
    ));
});

describe('hostile answers', () => {
  it.each(['a', '@', '.', '-', ' ', '(', 'a@', 'a.', '/-', 'http://a', '%', 'é'])(
    '10,000 characters of %j are checked within 20 ms a field',
    async (piece) => {
      const value = piece.repeat(LONGEST / piece.length);
      await expectWithin(20 * APPLICATION_FIELDS.length, `${piece} in every field`, () => {
        for (const field of APPLICATION_FIELDS) checkApplicationField(field, value, new Date());
      });
    },
  );

  describe('sent to the API', () => {
    let app: ApiApp;
    let jobId: number;
    beforeAll(async () => {
      app = await startApi();
      jobId = (await postJob(await registerAndLogIn(app))).id;
    });
    afterAll(() => app.close());

    it.each<[ApplicationField, string]>([
      ['email', '@'.repeat(LONGEST)],
      ['email', `${'a.'.repeat(LONGEST / 2 - 1)}@!`],
      ['email', `a@${'a.'.repeat(LONGEST / 2 - 1)}`],
      ['phone', '1-'.repeat(LONGEST / 2)],
      ['social_link', 'a.'.repeat(LONGEST / 2)],
      ['portfolio', '\u0000'.repeat(LONGEST - 1) + '!'],
      ['first_name', ' \n'.repeat(LONGEST / 2 - 1) + 'xx'],
      ['address', '\u202e'.repeat(LONGEST - 1) + 'x'],
    ])('%s is refused as fast as an empty one, but for 200 ms', async (field, value) => {
      const refuse = async (answer: string) => {
        const { status } = await submit(app, jobId, { answers: { [field]: answer }, cv: undefined });
        expect(status).toBe(422);
      };
      const empty = await fastest(() => refuse(''));
      await expectWithin(empty + 200, `${field} by HTTP`, () => refuse(value));
    });
  });
});
