import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const MADE_AT_START = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React creates five errors while it loads, to throw and recognise later; nobody reads their stacks. Here they are created
 * without a stack: with developer tools attached, as in Lighthouse, V8 parses the whole script twice more for the stack,
 * which is most of a page's longest task.
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
