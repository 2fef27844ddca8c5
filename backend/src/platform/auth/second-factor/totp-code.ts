import { verifySync } from 'otplib';

/** A phone's clock may be one step of 30 seconds off, and typing takes time. */
const TOLERANCE_SECONDS = 30;

/**
 * The step of 30 seconds that a code belongs to; undefined when it is wrong, too old, or not newer than the last that
 * was used.
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now: number): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = verifySync({
    secret,
    token,
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    afterTimeStep: lastStep,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
