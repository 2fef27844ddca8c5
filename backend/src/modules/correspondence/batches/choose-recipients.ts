import type { ApplicationStatus } from '@smash/contract';
import type { Recipient } from '../../applications/index.js';

/** Why an applicant who was named or matches the filter gets no mail. */
export const LEFT_OUT_REASONS = [
  'missing',
  'withdrawn',
  'other_status',
  'already_told',
  'no_interview',
  'same_person',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
export type LeftOut = Record<LeftOutReason, number>;

export const NOBODY_LEFT_OUT: LeftOut = {
  missing: 0,
  withdrawn: 0,
  other_status: 0,
  already_told: 0,
  no_interview: 0,
  same_person: 0,
};

type Candidate = Pick<Recipient, 'withdrawnAt' | 'status'> & {
  /** Whether every placeholder has a value; only placeholders of an interview may have none. */
  isFilled: boolean;
  /** Whether another mail has told of the same status since the sender looked. */
  isTold: boolean;
};

/** Why an applicant gets no mail. @param tellsStatus the status that the mail tells of, if any */
export function reasonAgainst(
  { withdrawnAt, status, isFilled, isTold }: Candidate,
  tellsStatus: ApplicationStatus | null,
): LeftOutReason | undefined {
  if (withdrawnAt) return 'withdrawn';
  if (tellsStatus && status !== tellsStatus) return 'other_status';
  if (isTold) return 'already_told';
  return isFilled ? undefined : 'no_interview';
}

/**
 * Chooses who gets the mail: each address once, for its first application.
 * @param found the applications that exist, newest first
 * @param wanted how many applications were named or match
 */
export function chooseRecipients<Found extends Candidate & Pick<Recipient, 'email'>>(
  found: readonly Found[],
  wanted: number,
  tellsStatus: ApplicationStatus | null,
): { chosen: Found[]; leftOut: LeftOut } {
  const leftOut = { ...NOBODY_LEFT_OUT, missing: wanted - found.length };
  const addresses = new Set<string>();
  const chosen = found.filter((candidate) => {
    const address = candidate.email.trim().toLowerCase();
    const reason =
      reasonAgainst(candidate, tellsStatus) ?? (addresses.has(address) ? 'same_person' : undefined);
    if (reason) leftOut[reason] += 1;
    else addresses.add(address);
    return !reason;
  });
  return { chosen, leftOut };
}

const REASONS: Record<LeftOutReason, string> = {
  missing: 'deleted',
  withdrawn: 'withdrawn',
  other_status: 'with another status',
  already_told: 'told by another email',
  no_interview: 'without an interview',
  same_person: 'of the same person',
};

/** "2 withdrawn, 1 with another status". */
export function describeLeftOut(leftOut: LeftOut): string {
  const parts = LEFT_OUT_REASONS.flatMap((reason) =>
    leftOut[reason] > 0 ? `${leftOut[reason]} ${REASONS[reason]}` : [],
  );
  return parts.join(', ') || 'no application matches';
}
