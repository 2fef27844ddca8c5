import { describe, expect, it } from '@jest/globals';
import { runFunctions } from '../support/deploy/shell-functions.js';

describe('the move of nginx to the network front', () => {
  /** Moves nginx of an installation whose containers are in the given networks. */
  const move = (networks: Record<string, string>, ...others: string[]) =>
    runFunctions('scripts/lib/front.sh', 'move_nginx_to_front', [
      ...others,
      ...Object.entries(networks).map(
        ([container, names]) =>
          `'inspect --format {{range'*' ${container}') printf '%s\\n' ${names}; exit ;;`,
      ),
      `'inspect --format {{index'*) echo site; exit ;;`,
      `'compose ps -q nginx') echo nginx1; exit ;;`,
      `'compose ps -q backend') echo backend1; echo backend2; exit ;;`,
      `'compose ps -aq pages') echo pages1; exit ;;`,
    ]);
  const before = { nginx1: 'site_edge', backend1: 'site_edge site_data', backend2: 'site_edge site_front' };
  const makesNetwork = 'compose run --rm --no-deps -T --entrypoint true backend';

  it('connects the backends to the new network before nginx leaves the old one', async () => {
    expect((await move(before)).calls).toEqual([
      makesNetwork,
      'network connect --alias backend site_front backend1',
      'compose up -d --no-deps --no-build --timeout 10 --wait nginx',
    ]);
  });

  it('does nothing once nginx has moved', async () => {
    const { code, calls } = await move({ ...before, nginx1: 'site_public site_front' });
    expect({ code, calls }).toEqual({ code: 0, calls: [] });
  });

  it('changes nothing if another network has those addresses', async () => {
    const { code, errors, calls } = await move(before, `'${makesNetwork}') exit 1 ;;`);
    expect({ code, calls }).toEqual({ code: 1, calls: [] });
    expect(errors).toContain('Set FRONT_NETWORK in .env');
  });
});
