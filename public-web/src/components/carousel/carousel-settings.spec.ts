import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CAROUSELS, type CarouselName, type CarouselSettings } from './carousel-settings';

const stylesheet = readFileSync(fileURLToPath(new URL('carousel-views.module.css', import.meta.url)), 'utf8');
const names = Object.keys(CAROUSELS) as CarouselName[];

/** Each rule of the stylesheet with the minimum width at which it applies. */
function rulesOf(css: string) {
  return css.split('@media (min-width: ').flatMap((part, index) => {
    const from = index === 0 ? 0 : Number.parseInt(part, 10);
    return [...part.matchAll(/data-carousel='(\w+)'\] \{([^}]*)\}/g)].map(([, name, body = '']) => ({
      name,
      from,
      slides: Number(/--per-view: ([\d.]+)/.exec(body)?.[1]),
      space: /--space: (\d+)px/.exec(body)?.[1],
    }));
  });
}

describe('the settings of the carousels', () => {
  it.each([
    ['mission', [3, 2, 1], 0, 3500],
    ['vision', [3, 2, 1.3], 3000, 2500],
    ['partners', [3, 2, 1.5], 3000, 3000],
    ['investors', [5, 4, 3, 2.5, 1.5, 1.3], 0, 3500],
    ['listed', [3.5, 3.5, 3, 2, 1.3, 1.3], 3000, 300],
    ['documents', [2, 1], 0, 3500],
  ] as const)('for %s show %p slides, rest %i ms and move in %i ms', (name, slides, delay, speed) => {
    const settings: CarouselSettings = CAROUSELS[name];
    expect(settings.views.map((view) => view.slides)).toEqual(slides);
    expect(settings).toMatchObject({ delay, speed });
  });

  it('leave 21 pixels between listed companies, and run only the vision backwards', () => {
    expect(CAROUSELS.listed.space).toBe(21);
    expect(names.filter((name) => (CAROUSELS[name] as CarouselSettings).isReverse)).toEqual(['vision']);
  });

  it.each(names)('for %s match the views in the stylesheet', (name) => {
    const rules = rulesOf(stylesheet).filter((rule) => rule.name === name);
    const views = rules.map(({ from, slides }) => ({ from, slides })).sort((a, b) => b.from - a.from);
    expect(views).toEqual(
      CAROUSELS[name].views.filter((view, index, all) => view.slides !== all[index + 1]?.slides),
    );
    expect(rules.find((rule) => rule.from === 0)?.space).toBe(String(CAROUSELS[name].space));
  });
});
