/** Loaded before a program, makes its password hashes cost next to nothing. `passwords.spec.ts` checks their real cost. */
import module from 'node:module';

const cheap = new URL('./cheap-argon2.mjs', import.meta.url).href;

/** @typedef {(specifier: string, context: { parentURL?: string }, next: (specifier: string, context: object) => object) => object} Resolve */
/** @typedef {{ registerHooks?: (hooks: { resolve: Resolve }) => void }} Hooks */
const { registerHooks } = /** @type {Hooks} */ (/** @type {unknown} */ (module));

// Node before 22.15 has no registerHooks: passwords keep their full cost there.
registerHooks?.({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== cheap
      ? { url: cheap, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
