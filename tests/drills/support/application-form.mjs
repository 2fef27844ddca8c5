// For drills that send many applications.

export const MEGABYTE = 1024 * 1024;

/**
 * Headers that put a person into a network of their own, for a backend that trusts the loopback address (TRUST_PROXY):
 * requests from one network wait for one another to be counted.
 * @param {number} index
 */
export const fromNetwork = (index) => ({
  'X-Forwarded-For': `100.${64 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${index & 255}`,
});
