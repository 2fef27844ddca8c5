/**
 * Lost: acknowledged, but missing or not whole. Doubled: there more than once. Orphaned: there, although nobody asked for it.
 * Wrong: there, but not as it was sent.
 * @typedef {'lost' | 'doubled' | 'orphaned' | 'wrong'} Fault
 * @typedef {{ fault: Fault, of: string, id: string, says: string }} Finding
 */

/** Collects findings. */
export function newFindings() {
  /** @type {Finding[]} */
  const all = [];
  const note =
    (/** @type {Fault} */ fault) =>
    (/** @type {string} */ of, /** @type {string} */ id, says = '') => {
      all.push({ fault, of, id, says });
    };
  return {
    all,
    lost: note('lost'),
    doubled: note('doubled'),
    orphaned: note('orphaned'),
    wrong: note('wrong'),
    /**
     * Notes a finding unless the count is 1: lost for 0, doubled for more.
     * @param {number} count @param {string} of @param {string} id @param {string} [says]
     */
    once(count, of, id, says) {
      if (count === 0) note('lost')(of, id, says);
      else if (count > 1) note('doubled')(of, id, `${count} times ${says ?? ''}`.trim());
    },
  };
}

/** @typedef {ReturnType<typeof newFindings>} Findings */

/**
 * Groups rows by a key.
 * @template Row
 * @param {readonly Row[]} rows @param {(row: Row) => string} keyOf @returns {Map<string, Row[]>}
 */
export function groupBy(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
