import { describe, expect, it } from '@jest/globals';
import { formatPagePolicies, formatPolicy, type PagePolicy, parsePagePolicies } from './page-policies.js';

const policies = new Map<string, PagePolicy>([
  ['/index.html', { enforce: "default-src 'self'", report: "require-trusted-types-for 'script'" }],
  ['/careers/index.html', { enforce: "default-src 'none'; script-src 'sha256-a+b/c='" }],
]);

describe('the file of policies', () => {
  it('has a line for each policy, as entries of an nginx map', () => {
    expect(formatPagePolicies(policies).split('\n')).toEqual([
      `"enforce /index.html" "default-src 'self'";`,
      `"report /index.html" "require-trusted-types-for 'script'";`,
      `"enforce /careers/index.html" "default-src 'none'; script-src 'sha256-a+b/c='";`,
      '',
    ]);
  });

  it('is read as it was written', () => {
    expect(parsePagePolicies(formatPagePolicies(policies))).toEqual(policies);
  });

  it.each(['a"b', 'a$b', 'a\\b', 'a\nb', ''])(
    'refuses a policy that nginx would read differently: %j',
    (value) => {
      expect(() => formatPagePolicies(new Map([['/index.html', { enforce: value }]]))).toThrow('nginx map');
    },
  );

  it('is refused if a line has another form', () => {
    expect(() => parsePagePolicies('default-src none')).toThrow('not a line');
  });
});

it('a policy is one line of directives, each with its sources', () => {
  expect(formatPolicy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"], sandbox: [] })).toBe(
    "default-src 'self'; frame-ancestors 'none'; sandbox",
  );
});
