import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** The rules that set a coloured background, and whether they set the matching colour of the focus ring. */
const grounds = sheets.flatMap((file) =>
  [...readFileSync(`${sources}/${file}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => {
      const ground = /\bbackground: var\(--(forest|biz|footer)\);/.exec(body)?.[1];
      if (!ground || selector.includes('::')) return [];
      const name = `${file} ${selector.trim().split('\n').at(-1)}`;
      return [{ name, isSeen: body.includes(`--focus: var(--on-${ground});`) }];
    },
  ),
);

it('the focus ring has the contrast colour on every coloured background', () => {
  expect(grounds.map(({ name }) => name)).toContain('features/business/closing-call.module.css .call');
  expect(grounds.filter(({ isSeen }) => !isSeen)).toEqual([]);
});
