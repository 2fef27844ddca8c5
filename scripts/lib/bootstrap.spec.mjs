import { describe, expect, it } from '@jest/globals';
import { nodeProblem } from './bootstrap.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.11.0', '25.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version)).toBe('');
  });

  it.each(['8.17.0', '18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0', '24.10.0'])(
    'refuses Node %s',
    (version) => {
      const problem = nodeProblem(version);
      expect(problem).toContain(`Node ${version} is not supported: install Node 20.19`);
      expect(problem).not.toContain('\n');
    },
  );
});
