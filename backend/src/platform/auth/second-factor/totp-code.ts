import { verifySync } from 'otplib';

/** Clocks of phones may be wrong by one step of 30 seconds, and typing takes time. */
const TOLERANCE_SECONDS = 30;

/**
 * Which step of 30 seconds a code is of, or undefined for one that is wrong, too old, or not after the last that was used.
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
