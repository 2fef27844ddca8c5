import { chmod, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../support/programs.js';

/** The expected values are those that `docker compose config` showed for each line. */
describe('a line of .env, as the scripts read it', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-env-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const call = async (content: string, command: string) => {
    await writeFile(path.join(folder, '.env'), content);
    return run('sh', ['-c', `set -eu; . ${inRoot('scripts/lib/env.sh')}; ${command}`], { cwd: folder });
  };
  const valueOf = async (line: string) => (await call(`${line}\n`, 'env_value NAME')).replace(/\n$/, '');

  it.each([
    ['NAME=required # since May', 'required'],
    ['NAME=1234   ', '1234'],
    ['NAME= 1234', '1234'],
    ['NAME=1234\r', '1234'],
    ['NAME= ', ''],
    ['NAME=a#b', 'a#b'],
    ['NAME="a # b" # c', 'a # b'],
    ["NAME='$a # b' # c", '$a # b'],
    ['NAME="quoted" # c', 'quoted'],
    ['NAME=k1:YWJj/+=', 'k1:YWJj/+='],
    ['NAME=Smash Technology <hr@example.com>', 'Smash Technology <hr@example.com>'],
    ['NAME=openid email profile', 'openid email profile'],
    ['NAME="half', '"half'],
    ['NAME="a \\" # b"', 'a \\" # b'],
    ['export NAME=value', 'value'],
    ['  export  NAME = value', 'value'],
    ['\tNAME\t=\tvalue', 'value'],
    ['NAME: value', 'value'],
    ['OTHER_NAME=value', ''],
    ['NAME_OF=value', ''],
    ['#NAME=value', ''],
  ])('has the value that compose reads: %j', async (line, value) => {
    expect(await valueOf(line)).toBe(value);
  });

  it('is replaced in the file that .env is a link to, which its group can still read', async () => {
    const file = path.join(folder, 'kept');
    await writeFile(file, 'NAME=a\n');
    await chmod(file, 0o640);
    await symlink('kept', path.join(folder, '.env'));
    await run('sh', ['-c', `. ${inRoot('scripts/lib/env.sh')}; set_env_value NAME b`], { cwd: folder });
    expect(await readFile(file, 'utf8')).toBe('NAME=b\n');
    expect(await readlink(path.join(folder, '.env'))).toBe('kept');
    expect((await stat(file)).mode & 0o777).toBe(0o640);
  });

  it('is replaced in a file that others can no longer read', async () => {
    await writeFile(path.join(folder, '.env'), '');
    await chmod(path.join(folder, '.env'), 0o644);
    await call('', 'set_env_value NAME a');
    expect((await stat(path.join(folder, '.env'))).mode & 0o777).toBe(0o600);
  });

  it('counts if it is the last of its name, and is replaced in any form by a new value', async () => {
    const lines = 'export NAME=a\n NAME = b\nOTHER=c\nNAME: d\n';
    expect(await call(lines, 'env_value NAME; set_env_value NAME e; cat .env')).toBe('d\nOTHER=c\nNAME=e\n');
  });
});
