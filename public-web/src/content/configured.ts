/**
 * What the build was given, by name. The bundler writes its environment in place of `import.meta.env`; outside it,
 * in unit tests, there is none.
 */
const environment: Readonly<Record<string, unknown>> =
  (import.meta as { env?: Readonly<Record<string, unknown>> }).env ?? {};

/** A fact of the company as the build's environment gives it, or the fallback when it is not set or blank. */
export function configured<Fallback extends string | undefined>(
  name: `VITE_${string}`,
  fallback: Fallback,
): string | Fallback {
  const value = environment[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
