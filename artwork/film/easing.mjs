/** A number held between 0 and 1. */
export const unit = (value) => Math.min(1, Math.max(0, value));

/** How far `time` is between two moments, 0..1. */
export const between = (time, from, to) => unit((time - from) / (to - from));

/** Arrives fast and settles. */
export const settle = (progress) => 1 - (1 - progress) ** 4;

/** Leaves slowly, arrives slowly. */
export const glide = (progress) => (progress < 0.5 ? 8 * progress ** 4 : 1 - (-2 * progress + 2) ** 4 / 2);
