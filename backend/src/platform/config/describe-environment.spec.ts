import { describe, expect, it } from '@jest/globals';
import { describeEnvironment } from './describe-environment.js';
import { ENVIRONMENT_KEYS } from './environment.js';

const variables = describeEnvironment().flatMap((section) => section.variables);
const described = (name: string) => variables.find((variable) => variable.name === name);

describe('describeEnvironment', () => {
  it('describes every variable once', () => {
    expect(variables.map(({ name }) => name).sort()).toEqual([...ENVIRONMENT_KEYS].sort());
    expect(variables.filter(({ description }) => !/\.(\*\*)?$/.test(description))).toEqual([]);
  });

  it.each([
    ['PORT', { isRequired: false, defaultValue: '8080', range: [0, 65_535] }],
    ['STORAGE', { isRequired: false, defaultValue: 'disk', choices: ['disk', 's3'] }],
    ['MIGRATE_ON_START', { isRequired: false, defaultValue: 'false', choices: ['true', 'false'] }],
    ['JWT_SECRET', { isRequired: true, defaultValue: undefined, choices: [], range: undefined }],
    ['SMTP_URL', { isRequired: false, defaultValue: undefined }],
  ])('describes %s with %j', (name, facts) => {
    expect(described(name)).toMatchObject(facts);
  });
});
