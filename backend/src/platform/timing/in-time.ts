/**
 * Waits for some work no longer than so many milliseconds; the work itself goes on.
 * @param onLate makes the error for what takes longer
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number, onLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onLate()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
