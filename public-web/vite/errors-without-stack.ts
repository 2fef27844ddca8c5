import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const MADE_AT_START = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors while it is loaded, to throw and recognise them later; nobody reads where they were made. Here they
 * are errors without a stack: for the stack V8 parses the whole script twice more where developer tools are attached, as
 * Lighthouse's are, which is most of the longest task of a page.
 */
export const errorsWithoutStack: Plugin = {
  name: 'errors-without-stack',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return undefined;
    if (code.match(MADE_AT_START)?.length !== 5)
      this.error('React makes other errors now while it is loaded');
    return code.replace(MADE_AT_START, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
  },
};
