import { randomKey } from '@smash/contract';
import { useState } from 'react';
import { useDraftKey } from '../../../components/drafts/use-draft-key';
import { keepDraft, readDraft } from '../../../providers/drafts';

/**
 * The Idempotency-Key of each mail of which nobody has said yet what became of it, by its content: sent again, also after
 * a reload or another login, it is the same mail.
 */
export function useMailKeys() {
  const place = useDraftKey('mail-keys');
  // For a browser that keeps nothing.
  const [here] = useState(() => new Map<string, string>());
  const find = (content: string) => here.get(content) ?? readDraft(place)?.[content];
  return {
    isOpen: (content: string) => find(content) !== undefined,
    keyOf(content: string): string {
      const found = find(content);
      const key = typeof found === 'string' ? found : randomKey();
      here.set(content, key);
      keepDraft(place, { ...readDraft(place), [content]: key });
      return key;
    },
    forget(content: string): void {
      here.delete(content);
      const { [content]: _, ...others } = readDraft(place) ?? {};
      keepDraft(place, others);
    },
  };
}
