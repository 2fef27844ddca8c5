import type { Page, Response } from '@playwright/test';

/** Parts of the portal that are loaded when somebody needs them, each with a word that only its code has. */
const PARTS = {
  'PDF viewer': 'InvalidPDFException',
  plots: 'cubehelix-long',
  preview: 'windows-1252',
  review: '62dvh',
};

/** Parts that an action has loaded. Found by the content of scripts, whose names depend on how they are imported. */
export async function partsLoadedBy(page: Page, action: () => Promise<void>): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  };
  page.on('response', collect);
  await action();
  page.off('response', collect);
  const code = (await Promise.all(bodies)).join('\n');
  return Object.entries(PARTS).flatMap(([part, word]) => (code.includes(word) ? part : []));
}
