import ts from 'typescript';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** A value, and the TypeScript type that it is to fit. */
export interface TypedValue {
  type: string;
  value: unknown;
  /** What it is called in messages. */
  name: string;
}

export const typed = (type: string, value: unknown, name = ''): TypedValue => ({ type, value, name });

/** What of a type JSON can hold: the values of its enumerations are written as they are. */
const JSON_OF =
  'type Json<T> = T extends string ? `${T}` : T extends object ? { [Key in keyof T]: Json<T[Key]> } : T;';

/** Files of types that were read before: an API has many, and each call needs the same. */
const known = new Map<string, ts.SourceFile | undefined>();

/**
 * Holds values against types that a package publishes of an API: misspelt, missing and mistyped fields are errors, as in a
 * program.
 */
export function findTypeErrors(values: TypedValue[]): string[] {
  const file = inRoot('tests', 'deploy', 'values.generated.ts');
  const lines = values.map(
    ({ type, value }, index) => `export const m${index}: Json<${type}> = ${JSON.stringify(value)};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2020.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language, ...others) => {
    if (name === file) return ts.createSourceFile(name, [...lines, JSON_OF].join('\n'), language);
    if (!known.has(name)) known.set(name, getSourceFile(name, language, ...others));
    return known.get(name);
  };
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: source }) => {
    const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line : -1;
    return `${values[line]?.name ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
