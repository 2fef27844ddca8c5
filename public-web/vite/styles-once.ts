import type { Plugin } from 'vite';

const NOTED = 'preloadedHrefs.styles.add(link.href)';

/**
 * Keeps a part that is fetched later from putting styles behind the page's own that the page has already, where they would
 * win over them: React Router writes the address of some with a # at its end, and Vite takes that for another file.
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
