import { expect, it } from '@jest/globals';
import { FileRejectedError } from '../../../backend/src/platform/files/inspection/file-rejected.error.js';
import { inspectFile } from '../../../backend/src/platform/files/inspection/inspect-file.js';
import { damagedFile } from '../../support/samples/damage.js';
import { withSpooled } from '../../support/samples/spooled.js';
import { FUZZ_ROUNDS, FUZZ_SEED, startFuzz } from '../../support/samples/fuzz.js';

/** Most processor time of one file, which is independent of the machine's other work. */
const MOST_MILLISECONDS = 1_000;
/** Most memory that the process may grow by with one file. */
const MOST_MEGABYTES = 64;

/** 'accepted', or the reason for the refusal. */
async function verdictOn(bytes: Buffer, extension: string): Promise<string> {
  try {
    await withSpooled(bytes, (file) =>
      inspectFile(file, { kind: 'cover_letter', name: `file.${extension}` }),
    );
    return 'accepted';
  } catch (error) {
    if (error instanceof FileRejectedError) return error.reason;
    throw error;
  }
}

it('damaged files are taken or refused, each in bounded time and memory', async () => {
  const random = startFuzz();
  const verdicts = new Map<string, number>();
  const slowest = { milliseconds: 0, number: 0 };
  const first = process.resourceUsage().maxRSS;
  for (let number = 1; number <= FUZZ_ROUNDS; number += 1) {
    const { extension, bytes } = damagedFile(random);
    const [cpu, memory] = [process.cpuUsage(), process.resourceUsage().maxRSS];
    const verdict = await verdictOn(bytes, extension);
    const { user, system } = process.cpuUsage(cpu);
    const milliseconds = (user + system) / 1_000;
    const megabytes = (process.resourceUsage().maxRSS - memory) / 1_024;
    const isBounded = milliseconds < MOST_MILLISECONDS && megabytes < MOST_MEGABYTES;
    expect({ number, FUZZ_SEED, extension, milliseconds, megabytes, isBounded }).toMatchObject({
      isBounded: true,
    });
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, number });
    verdicts.set(`${extension} ${verdict}`, (verdicts.get(`${extension} ${verdict}`) ?? 0) + 1);
  }
  const grown = (process.resourceUsage().maxRSS - first) / 1_024;
  const counts = [...verdicts].sort().map(([verdict, count]) => `  ${verdict}: ${count}`);
  process.stdout.write(
    `${counts.join('\n')}\n  slowest: number ${slowest.number}, ${slowest.milliseconds.toFixed(0)} ms of processor time\n` +
      `  memory: ${grown.toFixed(0)} MB more at the end than at the start, seed ${FUZZ_SEED}\n`,
  );
});
