import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const DIRECTIVE = '"use strict";';

/**
 * React makes five errors while it is loaded, to recognise them later; nobody reads where they were made. For that, V8 parses
 * the whole script once more where developer tools are attached, as Lighthouse's are: most of the longest task of a page.
 */
export const errorsWithoutStack: Plugin = {
  name: 'errors-without-stack',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return undefined;
    if (!code.includes(DIRECTIVE)) this.error('React begins otherwise now');
    const [before = '', after = ''] = code.split(DIRECTIVE, 2);
    return `${before}${DIRECTIVE}var limit=Error.stackTraceLimit;Error.stackTraceLimit=0;${after}Error.stackTraceLimit=limit;`;
  },
};
