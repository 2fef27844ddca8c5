import type { Plugin, Rolldown } from 'vite';

/** Least length in characters: React's function for browsers has 200,000, the next largest only 4,000. */
const LARGE = 20_000;

/**
 * Puts parentheses around large functions that are arguments at the top level of a script, as React's packages are after
 * bundling. V8 then compiles such a function with the script, off the main thread; without parentheses it only pre-parses
 * it, and compiles it on the main thread when it is called. The bundler writes the parentheses, terser removes them.
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

/** The large arguments from last to first, so that an insertion does not move the positions before it. */
function largeArguments({ body }: Program) {
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > LARGE)
    .reverse();
}
