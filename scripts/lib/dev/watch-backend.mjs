import { watch } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { print } from '../progress.mjs';
import { capture, tail } from '../run.mjs';

/** Editors write a file in several steps. */
const settleMilliseconds = 80;

const compileArgs = [
  inRoot('node_modules', '@swc', 'cli', 'bin', 'swc.js'),
  ...['src', '-d', 'dist', '--strip-leading-paths', '--ignore', '**/*.spec.ts'],
];

/**
 * Compiles the backend whenever one of its sources changes; `node --watch` then restarts it. (swc's own --watch wants a
 * package that nothing else here needs.)
 * @returns {() => void} stops watching
 */
export function watchBackend() {
  let timer;
  let isCompiling = false;
  let hasChanged = false;
  const compile = async () => {
    if (isCompiling) {
      hasChanged = true;
      return;
    }
    isCompiling = true;
    const { code, output } = await capture(process.execPath, compileArgs, { cwd: inRoot('backend') });
    isCompiling = false;
    if (code !== 0) print(`  ✗ The API does not compile:\n${tail(output)}`);
    if (hasChanged) {
      hasChanged = false;
      await compile();
    }
  };
  const watcher = watch(inRoot('backend', 'src'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.spec.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void compile(), settleMilliseconds);
  });
  return () => watcher.close();
}
