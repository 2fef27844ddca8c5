import { isRecord, MINUTE_MS, randomKey } from '@smash/contract';
import { useState } from 'react';
import { useDraftKey } from '../../../components/drafts/use-draft-key';
import { keepDraft, MAIL_KEYS, readDraft } from '../../../providers/drafts';

/** For how long a mail without an answer counts as the same when it is sent again: after that it is another mail. */
const SAME_MS = 10 * MINUTE_MS;

interface Kept {
  key: string;
  /** Time of the first attempt, in milliseconds since 1970. */
  at: number;
}

/**
 * The Idempotency-Key of each mail whose outcome is not known, by its content: sent again, also after a reload, it is
 * the same mail.
 */
export function useMailKeys() {
  const place = useDraftKey(MAIL_KEYS);
  // Fallback for a browser without storage.
  const [here] = useState(() => new Map<string, Kept>());
  const find = (content: string): Kept | undefined => {
    const kept = here.get(content) ?? readDraft(place)?.[content];
    return isKept(kept) && Date.now() - kept.at < SAME_MS ? kept : undefined;
  };
  return {
    isOpen: (content: string) => find(content) !== undefined,
    keyOf(content: string): string {
      const kept = find(content) ?? { key: randomKey(), at: Date.now() };
      here.set(content, kept);
      keepDraft(place, { ...readDraft(place), [content]: kept });
      return kept.key;
    },
    forget(content: string): void {
      here.delete(content);
      const { [content]: _, ...others } = readDraft(place) ?? {};
      keepDraft(place, others);
    },
  };
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['at'] === 'number';
