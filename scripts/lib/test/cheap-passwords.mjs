/** Loaded before a program: hashes of passwords cost next to nothing in it. What they cost otherwise is held by `passwords.spec.ts`. */
import module from 'node:module';

const cheap = new URL('./cheap-argon2.mjs', import.meta.url).href;

/** @typedef {(specifier: string, context: { parentURL?: string }, next: (specifier: string, context: object) => object) => object} Resolve */
/** @typedef {{ registerHooks?: (hooks: { resolve: Resolve }) => void }} Hooks */
const { registerHooks } = /** @type {Hooks} */ (/** @type {unknown} */ (module));

// Node before 22.15 has none: passwords cost there what they cost.
registerHooks?.({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== cheap
      ? { url: cheap, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
