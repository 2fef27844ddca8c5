/** Which interview, in which version, a mail to its applicant or interviewer is about. */
interface InterviewMailKey {
  id: string;
  sequence: number;
  role: 'applicant' | 'interviewer';
}

/** The key as `about` of a mail to queue. */
export const writeKey = ({ id, sequence, role }: InterviewMailKey): string => `${id}:${sequence}:${role}`;

/**
 * Reads the key from a mail's deduplication key, which begins with the kind. Mails to HR have neither sequence nor role.
 */
export function readKey(
  dedupeKey: string,
): Pick<InterviewMailKey, 'id'> & Partial<Omit<InterviewMailKey, 'id'>> {
  const [, id = '', sequence, role] = dedupeKey.split(':');
  if (sequence === undefined || (role !== 'applicant' && role !== 'interviewer')) return { id };
  return { id, sequence: Number(sequence), role };
}

/** Pattern for LIKE: a key as `writeKey` writes it, with any sequence. */
export const likeAnySequence = (about: string): string => about.replace(/:\d+:/, ':%:');
