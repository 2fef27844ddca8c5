/**
 * @returns milliseconds of the fastest of ten runs: what the work takes by itself, since whatever else the machine
 * does only ever adds
 */
export async function fastest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
