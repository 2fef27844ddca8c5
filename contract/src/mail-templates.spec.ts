import { describe, expect, it } from '@jest/globals';
import {
  fillPlaceholders,
  MAIL_PLACEHOLDER_NAMES,
  placeholdersIn,
  SAMPLE_VALUES,
  unfilledPlaceholders,
  unknownPlaceholders,
  writtenPlaceholder,
} from './mail-templates.js';

describe('placeholders of a mail', () => {
  it.each<[string, string[], string[]]>([
    ['no braces at all', [], []],
    ['Dear {{first_name}},', ['first_name'], []],
    ['{{ first_name }} {{first_name}} {{job_title}}', ['first_name', 'job_title'], []],
    ['Dear {{firstname}} of {{toString}}', ['firstname', 'toString'], ['firstname', 'toString']],
    ['{first_name} {{first_name}', [], []],
    ['{{}} and {{ }}', [''], ['']],
    ['{{{{first_name}}}}', ['first_name'], []],
  ])('of %j are %j, unknown %j', (text, known, unknown) => {
    expect(placeholdersIn(text)).toEqual(known);
    expect(unknownPlaceholders(text)).toEqual(unknown);
  });

  it('are filled once: a value with braces stays as it is', () => {
    const values = { first_name: '{{job_title}}', job_title: 'Rider' };
    expect(fillPlaceholders('{{first_name}}, {{ job_title }}, {{reference}}', values)).toBe(
      '{{job_title}}, Rider, {{reference}}',
    );
  });

  it.each([
    ['Dear {{first_name}}', []],
    ['{{ interview_time }} in {{interview_place}}', ['interview_time', 'interview_place']],
  ])('of %j without a value are %j', (text, unfilled) => {
    expect(unfilledPlaceholders(text, { first_name: 'Ada' })).toEqual(unfilled);
  });

  it.each(['{{' + ' '.repeat(3_000), '{{ '.repeat(3_000), ' }}'.repeat(3_000)])(
    'are found in linear time in any text',
    (text) => {
      const began = performance.now();
      expect(placeholdersIn(text)).toEqual([]);
      // Takes some tenths of a millisecond; a pattern of cubic time took ten seconds.
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );

  it('each have an example', () => {
    for (const name of MAIL_PLACEHOLDER_NAMES) {
      expect(fillPlaceholders(writtenPlaceholder(name), SAMPLE_VALUES)).not.toContain('{');
    }
  });
});
