// Writes .br and .gz beside every compressible file of dist/, so that no server compresses them per request.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = path.join(import.meta.dirname, '..', 'dist');
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);
/** Below this many bytes the response headers outweigh what is saved. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file);
    if (content.length < SMALLEST) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);
