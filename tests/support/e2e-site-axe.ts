import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Success criteria of WCAG 2.2, levels A and AA, with those of the versions before. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules whose outcome depends on colours, which are all that the dark scheme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function analyse(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (scheme === 'light') builder.withTags(TAGS);
  else builder.withRules(COLOUR_RULES);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${scheme}, ${id}: ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}

/** Rules of WCAG that a page without frames breaks: all in the light, those of colour in the dark as well. */
export async function violationsOf(page: Page): Promise<string[]> {
  return [...(await analyse(page, 'light')), ...(await analyse(page, 'dark'))];
}
