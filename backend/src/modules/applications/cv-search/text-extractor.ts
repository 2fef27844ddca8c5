import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./extract-text.process.js', import.meta.url));
/** Of what JavaScript keeps; a long CV takes a tenth. */
const HEAP_MEGABYTES = 192;
/** Of all the memory that the process may write to. The kernel refuses it more, and it ends. */
const MEMORY_KILOBYTES = 512 * 1024;
/** Of its text; the process cuts it before. */
const MOST_BYTES = 1024 * 1024;
/** Whoever applies or looks at lists meanwhile goes first; still a tenth of a processor is left where all are busy. */
const NICENESS = 10;

/** A file that could not be read within the bounds. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/**
 * The text of a PDF or DOCX; empty for other files and for those that hold none. It is read in a process that has no
 * environment, little memory and little time, so that a file made to do harm ends with that process
 * (docs/requirements/threats.md#t-7).
 * @param milliseconds after which it is ended
 * @throws UnreadableFileError
 */
export async function extractText(
  content: Buffer,
  contentType: string,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
): Promise<string> {
  const node = [process.execPath, `--max-old-space-size=${HEAP_MEGABYTES}`, PROGRAM, contentType];
  const bounded = `ulimit -d ${MEMORY_KILOBYTES} && exec nice -n ${NICENESS} "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', bounded, ...node], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    killSignal: 'SIGKILL',
  });
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_BYTES) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // One that has ended early takes no more of the file; its end says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(content);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new UnreadableFileError(`the process ended with ${code ?? 'a signal'}`);
  } catch (cause) {
    if (cause instanceof UnreadableFileError) throw cause;
    throw new UnreadableFileError('the process was ended', { cause });
  }
  return Buffer.concat(chunks).toString('utf8');
}
