import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

it('docs/placeholders.md lists exactly the facts that the owner must supply', () => {
  const marked = read('public-web/src/content/facts.ts').matchAll(
    /\/\*\* Placeholder\.[^\n]*\*\/\nexport const (\w+)/g,
  );
  const listed = read('docs/placeholders.md').matchAll(
    /`([A-Z_]+)` in `public-web\/src\/content\/facts\.ts`/g,
  );
  const names = [...marked].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set([...listed].map(([, name]) => name))).toEqual(new Set(names));
});

it('opening hours and response times are stated in facts.ts only', () => {
  const files = readdirSync(new URL('public-web/src', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|content\/facts\.ts$/.test(file))
    .map((file) => `public-web/src/${file}`);
  expect(files.length).toBeGreaterThan(300);
  const hours = /\b(on weekdays|Monday to Friday|nine to five|\d ?[ap]m to|hours a day|business days)\b/;
  expect(files.filter((file) => hours.test(read(file)))).toEqual([]);
});
