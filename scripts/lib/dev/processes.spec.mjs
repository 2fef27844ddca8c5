import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { stopAll } from '../processes.mjs';
import { devPrograms, startDevProgram } from './processes.mjs';

const ports = { site: 1, portal: 2 };
const programs = devPrograms({ ports, serverEnvironment: {}, apiUrl: 'http://localhost:3' });
const [backend] = programs.filter(({ name }) => name === 'backend');

describe('the program that compiles the backend', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dev-backend-'));
    mkdirSync(path.join(folder, 'src'));
    copyFileSync(inRoot('backend', '.swcrc'), path.join(folder, '.swcrc'));
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await stopAll();
    rmSync(folder, { recursive: true });
  });

  it('notices every save of an editor that replaces the file', async () => {
    const source = path.join(folder, 'src', 'main.ts');
    const save = (text) => {
      writeFileSync(`${source}~`, text);
      renameSync(`${source}~`, source);
    };
    const compiled = async (text) => {
      while (!(await readFile(path.join(folder, 'dist', 'main.js'), 'utf8')).includes(text)) await delay(10);
    };
    save('export const step: number = 0;');
    await startDevProgram({ ...backend, cwd: folder }, () => {});
    for (const step of [1, 2, 3]) {
      save(`export const step: number = ${step};`);
      await compiled(`step = ${step}`);
    }
  });

  it('has the same arguments as the build', () => {
    const { scripts } = JSON.parse(readFileSync(inRoot('backend', 'package.json'), 'utf8'));
    const [, ...args] = backend.args;
    expect(args.join(' ')).toBe(`${scripts.build.replace('swc ', '').replaceAll('"', '')} --watch`);
  });
});
