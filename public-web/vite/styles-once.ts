import type { Plugin } from 'vite';

const NOTED = 'preloadedHrefs.styles.add(link.href)';

/**
 * Keeps lazily loaded parts from adding stylesheets again that the page already has: behind the page's own styles they
 * would override them. React Router ends the address of some stylesheets with #, which Vite takes for another file.
 */
export const stylesOnce: Plugin = {
  name: 'styles-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return undefined;
    if (!code.includes(NOTED)) this.error('Vite notes otherwise now which styles a page has');
    return code.replace(NOTED, "preloadedHrefs.styles.add(link.href.replace('#', ''))");
  },
};
