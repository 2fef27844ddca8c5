import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { drills } from './drills.mjs';
import { list, nightly, readOptions } from './options.mjs';
import { formatReport } from './report.mjs';

describe('the drills', () => {
  it('of a night take less than two hours in total', () => {
    expect(nightly.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThan(110);
  });

  it('have unique names and existing programs', () => {
    expect(new Set(drills.map(({ name }) => name)).size).toBe(drills.length);
    expect(drills.filter(({ run: [program] }) => !existsSync(program))).toEqual([]);
  });

  it('are by default those of a night, or those named in the arguments, in their fixed order', () => {
    const names = (args) => readOptions(args).chosen.map(({ name }) => name);
    expect(names([])).toEqual(nightly.map(({ name }) => name));
    expect(names([])).not.toContain('upgrade');
    expect(names(['upgrade'])).toEqual(['upgrade']);
    expect(names(['slow-clients', 'fuzz'])).toEqual(['fuzz', 'slow-clients']);
  });

  it('are listed when an unknown one is named', () => {
    expect(() => readOptions(['fuz'])).toThrow(list());
  });
});

describe('formatReport', () => {
  it('has a row for each drill, and a section for its figures', () => {
    const [drill] = drills;
    /** @type {import('./report.mjs').Outcome} */
    const outcome = { drill, result: 'passed', minutes: 1.25, figures: '  3 of 3\n' };
    const report = formatReport([outcome, { ...outcome, figures: '' }], new Date('2026-11-23T10:00:00Z'));
    expect(report).toContain('# Drills of 2026-11-23');
    expect(report.match(/^\| fuzz \| passed \| 1\.3 \| /gm)).toHaveLength(2);
    expect(report.match(/^## fuzz\n\n```\n3 of 3\n```$/gm)).toHaveLength(1);
  });
});
