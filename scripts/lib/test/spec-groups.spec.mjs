import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { inOwnScope } from './spec-groups.mjs';

const file = inRoot('admin-web', 'src', 'some.spec.tsx');

it('what a spec declares below its imports is in a scope of its own, in the same lines', () => {
  const source = `import { it } from '@jest/globals';\nimport {\n  Some,\n} from './some';\n\nit('works', () => {});\n`;
  const lines = inOwnScope(source, file).split('\n');
  expect(lines[3]).toMatch(
    /^} from '\.\/some'; globalThis\.describe\("admin-web\/src\/some\.spec\.tsx:", \(\) => \{/,
  );
  expect(lines.slice(4, 6)).toEqual(['', `it('works', () => {});`]);
  expect(lines[6]).toBe('});');
});

it.each([
  `const { Some } = await import('./some');`,
  `await logIn();`,
  `jest.unstable_mockModule('./other', () => ({}));`,
])('a spec with %s stays as it is', (line) => {
  const source = `import { it } from '@jest/globals';\n${line}\n`;
  expect(inOwnScope(source, file)).toBe(source);
});
