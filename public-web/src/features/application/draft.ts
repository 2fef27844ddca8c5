import { APPLICATION_FIELDS, isAnswerField, isRecord, parseRecord } from '@smash/contract';
import { safeStorage } from '../../lib/safe-storage';
import { emptyAnswers, type TextValues } from './form-values';
import type { SubmissionKey } from './sending/submission-key';

/** An unfinished application on the applicant's device: text only, lib/kept-files.ts keeps the files. */
export interface Draft {
  answers: TextValues;
  submission: SubmissionKey;
}

const OUTCOMES: readonly SubmissionKey['lastOutcome'][] = ['unsent', 'unknown', 'refused'];

function storageKey(jobId: number): string {
  return `smash.application-draft.${jobId}`;
}

/** The draft for a job; undefined if there is none or it cannot be read. */
export function readDraft(jobId: number): Draft | undefined {
  return parseDraft(safeStorage.read(storageKey(jobId)));
}

/** Keeps the draft. @returns whether the device took it */
export function writeDraft(jobId: number, draft: Draft): boolean {
  return safeStorage.write(storageKey(jobId), JSON.stringify(draft));
}

export function removeDraft(jobId: number): void {
  safeStorage.remove(storageKey(jobId));
}

/** Reads a stored draft. Storage is outside our control: unknown fields and values that are no text are left out. */
export function parseDraft(stored: string | null): Draft | undefined {
  const value = parseRecord(stored);
  if (!value || !isRecord(value.answers)) return undefined;
  const submission = parseSubmission(value.submission);
  if (!submission) return undefined;

  const answers: TextValues = emptyAnswers();
  for (const [name, answer] of Object.entries(value.answers)) {
    const isKnown =
      isAnswerField(name) || name === 'talent_pool' || APPLICATION_FIELDS.some((field) => field === name);
    if (isKnown && typeof answer === 'string') answers[name as keyof TextValues] = answer;
  }
  return { answers, submission };
}

function parseSubmission(value: unknown): SubmissionKey | undefined {
  if (!isRecord(value) || typeof value.key !== 'string' || value.key === '') return undefined;
  const lastOutcome = OUTCOMES.find((outcome) => outcome === value.lastOutcome) ?? 'unsent';
  const sentContent = typeof value.sentContent === 'string' ? value.sentContent : undefined;
  return { key: value.key, lastOutcome, sentContent };
}
