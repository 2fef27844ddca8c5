import ts from 'typescript';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** A value, and the TypeScript type that it has to fit. */
export interface TypedValue {
  type: string;
  value: unknown;
  /** Name of the value in messages. */
  name: string;
}

export const typed = (type: string, value: unknown, name = ''): TypedValue => ({ type, value, name });

/** The JSON form of a type: enumerations become their values. */
const JSON_OF =
  'type Json<T> = T extends string ? `${T}` : T extends object ? { [Key in keyof T]: Json<T[Key]> } : T;';

/** Cache of parsed type files: an API has many, and each call needs the same ones. */
const known = new Map<string, ts.SourceFile | undefined>();

/**
 * Checks values against types that a package publishes for an API: misspelt, missing and mistyped fields are errors, as in
 * a program.
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
