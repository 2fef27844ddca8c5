import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE_CONTENT_TYPES } from '@smash/contract';

const PROGRAM = fileURLToPath(new URL('./extract-text.process.js', import.meta.url));
/** Limit of the JavaScript heap; a long CV takes a tenth of it. */
const HEAP_MEGABYTES = 192;
/**
 * Limit of writable memory that the process may map; the kernel refuses more, and the process ends. Node 24 maps 580
 * MB before it reads anything, and uses a tenth of that.
 */
const MEMORY_KILOBYTES = 1024 * 1024;
/** Limit of the text; the process itself cuts it shorter. */
const MOST_BYTES = 1024 * 1024;
/** Requests go first; where all processors are busy, a tenth of one is still left. */
const NICENESS = 10;

const LAST_PACKAGE = /^(.*[\\/]node_modules[\\/]).*$/s;
const require = createRequire(import.meta.url);

/**
 * Node options that let a program read nothing but its own code and packages, and start no process: not settings,
 * keys or files, nor the server's environment, which the kernel shows to any process of the same user. Empty before
 * Node 22.13, which has no such options.
 */
export function ownCodeAlone(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const packages = ['pdfjs-dist/legacy/build/pdf.mjs', 'saxes', 'yauzl'].map((name) =>
    require.resolve(name).replace(LAST_PACKAGE, '$1'),
  );
  const backend = fileURLToPath(new URL('../../../../', import.meta.url));
  const contract = `${dirname(dirname(require.resolve('@smash/contract')))}/`;
  const code = [backend, contract].flatMap((folder) => [`${folder}dist/`, `${folder}package.json`]);
  return ['--permission', ...[...new Set(packages), ...code].map((path) => `--allow-fs-read=${path}`)];
}

const BLANK_PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
`,
  'latin1',
);

/** A file that could not be read within the bounds. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/**
 * The text of a PDF or DOCX; empty for other files and files without text. It is read in a process without
 * environment, with little memory and little time, so that a malicious file ends only that process
 * (docs/requirements/threats.md#t-7).
 * @param milliseconds after which the process is ended
 * @throws UnreadableFileError
 */
export async function extractText(
  content: Buffer,
  contentType: string,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
): Promise<string> {
  const bounds = [`--max-old-space-size=${HEAP_MEGABYTES}`, ...ownCodeAlone()];
  const node = [process.execPath, ...bounds, PROGRAM, contentType];
  // If memory runs out, Linux ends this process and not the server.
  const bounded = `ulimit -d ${MEMORY_KILOBYTES} || exit
    { echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null
    exec nice -n ${NICENESS} "$0" "$@"`;
  const child: ChildProcess = spawn('/bin/sh', ['-c', bounded, ...node], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    killSignal: 'SIGKILL',
  });
  // At once: a process that cannot be started, because no file can be opened, has no pipes, and says why in the next turn.
  const closed = once(child, 'close');
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_BYTES) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  // A process that has ended early takes no more of the file; its exit says why.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(content);
  try {
    const [code] = (await closed) as [number | null];
    if (code !== 0) throw new UnreadableFileError(`the process ended with ${code ?? 'a signal'}`);
  } catch (cause) {
    if (cause instanceof UnreadableFileError) throw cause;
    throw new UnreadableFileError('the process was ended', { cause });
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether an empty page can be read. If not, the file is not at fault, but the bounds, or what this machine lacks. */
export async function canRead(bounds: Parameters<typeof extractText>[2]): Promise<boolean> {
  try {
    return (await extractText(BLANK_PDF, FILE_CONTENT_TYPES.pdf, bounds)) === '';
  } catch (error) {
    if (error instanceof UnreadableFileError && !bounds.signal.aborted) return false;
    throw error;
  }
}
