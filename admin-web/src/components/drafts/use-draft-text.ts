import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../providers/drafts';
import { useDraftKey } from './use-draft-key';

interface DraftText {
  text: string;
  setText: (text: string) => void;
  /** Empties it after saving or cancelling. */
  clear: () => void;
}

/**
 * A single text that outlasts the end of the session, like `useState('')`: for a note or a search-like box without a
 * form. `place` says what it is about ("note:<application id>"); give the component a key when that may change.
 */
export function useDraftText(place: string): DraftText {
  const key = useDraftKey(place);
  const [text, setState] = useState(() => {
    const kept = readDraft(key)?.['text'];
    return typeof kept === 'string' ? kept : '';
  });
  const setText = (next: string) => {
    setState(next);
    keepDraft(key, next === '' ? {} : { text: next });
  };
  const clear = () => {
    setState('');
    dropDraft(key);
  };
  return { text, setText, clear };
}
