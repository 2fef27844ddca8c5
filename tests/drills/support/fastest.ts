/**
 * @returns milliseconds of the fastest of ten runs, which is closest to the work alone, since other work of the machine
 * only adds time
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
