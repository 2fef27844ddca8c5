const ROWS_AT_ONCE = 10_000;

/**
 * All rows of a table that may have any number, some thousand of them in memory.
 * @param page so many of the rows after one, or the first, in the order of a unique column
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
