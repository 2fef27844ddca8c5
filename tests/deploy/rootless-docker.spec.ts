import { expect, it } from '@jest/globals';
import { runFunctions } from '../support/deploy/shell-functions.js';

/** The user in the container of a command of the backend that writes into a folder of user 1000. */
async function userWith(options: string) {
  const call = 'id() { echo 1000; }; command_with /mnt/backup export-files "{}"';
  const { calls } = await runFunctions('scripts/lib/backup.sh', call, [
    `info*) echo '[${options}]'; exit ;;`,
  ]);
  return calls.map((args) => / --user (\S+) --volume \/mnt\/backup:/.exec(args)?.[1]);
}

it('a backup is root in the container of a rootless Docker, where no other user may write into the folder', async () => {
  const options = 'name=seccomp,profile=builtin name=cgroupns';
  expect(await userWith(options)).toEqual(['1000:1000']);
  expect(await userWith(`${options} name=rootless`)).toEqual(['0:0']);
});
