import type { Plugin, Rolldown } from 'vite';

/** Characters from which it is worth it: React's part for browsers has 200,000, the next smaller one 4,000. */
const LARGE = 20_000;

/**
 * Puts parentheses around large functions that are arguments at the top of a script, as the packages of React become here. V8
 * compiles such a function with the script, beside the page; without them it only skims it, and compiles it in the page's
 * main thread when it is called. The bundler writes them, terser takes them away.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    let found = 0;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const { start, end } of largeArguments(this.parse(chunk.code))) {
        found += 1;
        chunk.code = `${chunk.code.slice(0, start)}(${chunk.code.slice(start, end)})${chunk.code.slice(end)}`;
      }
    }
    if (found === 0) this.error('No script has a large function as an argument any more');
  },
};

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** From the last to the first, so that places before stay where they are. */
function largeArguments({ body }: Program) {
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > LARGE)
    .reverse();
}
