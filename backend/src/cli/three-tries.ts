import { setTimeout as pause } from 'node:timers/promises';

/** Before the second and the third try, in milliseconds. */
const PAUSES_MS: readonly number[] = [2_000, 10_000];

/** Works up to three times: of very many requests, every store now and then loses one. Throws the last failure. */
export async function threeTries<T>(
  work: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  pausesMs = PAUSES_MS,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(pauseMs);
    }
  }
  return work();
}
