/**
 * Waits for work for a limited time; the work itself goes on.
 * @param onLate makes the error for work that takes longer
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
