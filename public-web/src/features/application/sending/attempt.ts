import type { SubmissionKey } from './submission-key';

/**
 * The key for the next attempt. It is new only for other content after a definite refusal. The attempt's outcome is
 * `unknown` until its answer arrives: the page may be closed before.
 */
export function beginAttempt(current: SubmissionKey, content: string, makeKey: () => string): SubmissionKey {
  const isNewApplication = current.lastOutcome === 'refused' && current.sentContent !== content;
  return { key: isNewApplication ? makeKey() : current.key, lastOutcome: 'unknown', sentContent: content };
}

/** The key after the server has refused the attempt. */
export function markRefused(current: SubmissionKey): SubmissionKey {
  return { ...current, lastOutcome: 'refused' };
}

interface FileIdentity {
  name: string;
  size: number;
  lastModified: number;
}

/** A short fingerprint of answers and files: equal content gives an equal text. Not for security. */
export function contentFingerprint(
  answers: Readonly<Record<string, string>>,
  files: Readonly<Record<string, FileIdentity | undefined>>,
): string {
  const fields = Object.keys(answers)
    .sort()
    .map((name) => [name, answers[name]]);
  const identities = Object.keys(files)
    .sort()
    .map((name) => [name, files[name]?.name, files[name]?.size, files[name]?.lastModified]);
  return hash(JSON.stringify([fields, identities])).toString(36);
}

/** FNV-1a over UTF-16 code units, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
