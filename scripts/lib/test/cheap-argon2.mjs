import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** The real hash function at its lowest cost. @param {string} password */
export const hash = (password) => argon2.hash(password, { memoryCost: 8, timeCost: 1 });
export const { verify } = argon2;
