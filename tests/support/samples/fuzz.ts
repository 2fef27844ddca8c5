/** Number of random inputs that a test tries: few and always the same in `npm test`, many and different ones in a drill. */
export const FUZZ_ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 100);
export const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? 1);

/** @returns a source of whole numbers from `least` to below `limit`, the same sequence for the same FUZZ_SEED (mulberry32) */
export function startFuzz(): (limit: number, least?: number) => number {
  let state = FUZZ_SEED;
  return (limit, least = 0) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (limit - least));
  };
}
