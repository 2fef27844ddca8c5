import { isRecord, parseRecord, SIGN_UP_FIELDS, type SignUpAnswers } from '@smash/contract';
import { safeStorage } from '../../../lib/safe-storage';
import { emptySignUp, SECRET_FIELDS, SIGN_UP_STEPS } from './sign-up-steps';

/** An unfinished sign-up on the person's device. */
export interface SignUpDraft {
  answers: SignUpAnswers;
  step: number;
  /** Whether it was sent with an unknown outcome. */
  mayHaveArrived: boolean;
}

const STORAGE_KEY = 'smash.sign-up-draft';

/** Keeps the draft without password and identity number. @returns whether the device took it */
export function writeDraft({ answers, ...rest }: SignUpDraft): boolean {
  const kept = Object.entries(answers).filter(([field]) => !SECRET_FIELDS.some((secret) => secret === field));
  return safeStorage.write(STORAGE_KEY, JSON.stringify({ answers: Object.fromEntries(kept), ...rest }));
}

export function readDraft(): SignUpDraft | undefined {
  return parseDraft(safeStorage.read(STORAGE_KEY));
}

export function removeDraft(): void {
  safeStorage.remove(STORAGE_KEY);
}

/** Reads a stored draft. Storage is outside our control: unknown fields and values that are no text are left out. */
export function parseDraft(stored: string | null): SignUpDraft | undefined {
  const value = parseRecord(stored);
  if (!value || !isRecord(value.answers)) return undefined;
  const answers = emptySignUp();
  for (const field of SIGN_UP_FIELDS) {
    const answer = value.answers[field];
    if (typeof answer === 'string' && !SECRET_FIELDS.includes(field)) answers[field] = answer;
  }
  const step = SIGN_UP_STEPS.findIndex((_, index) => index === value.step);
  return {
    answers,
    step: Math.min(Math.max(step, 0), FIRST_SECRET_STEP),
    mayHaveArrived: value.mayHaveArrived === true,
  };
}

/** First step with a field that is not kept. A restored draft begins there at the latest, as the field is empty again. */
const FIRST_SECRET_STEP = SIGN_UP_STEPS.findIndex(({ fields }) =>
  fields.some((field) => SECRET_FIELDS.includes(field)),
);
