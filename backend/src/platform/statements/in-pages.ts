const ROWS_AT_ONCE = 10_000;

/**
 * Reads a table of any size, some thousand rows at a time.
 * @param page reads `take` rows after the given one, or from the first, in the order of a unique column
 */
export async function* inPages<Row>(
  page: (after: Row | undefined, take: number) => Promise<Row[]>,
  atOnce = ROWS_AT_ONCE,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const rows = await page(last, atOnce);
    yield* rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}
