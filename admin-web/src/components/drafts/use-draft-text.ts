import { useDraftFields } from './use-draft-fields';

interface DraftText {
  text: string;
  setText: (text: string) => void;
  /** Forgets what was typed, after saving or cancelling. */
  clear: () => void;
}

/**
 * A single text that outlasts the end of the session, like `useState(before)`: for a note or a search-like box without
 * a form. `place` names its subject ("note:<application id>"); give the component a key when that may change.
 */
export function useDraftText(place: string, before = ''): DraftText {
  const { fields, setFields, clear } = useDraftFields(place);
  return {
    text: fields['text'] ?? before,
    setText: (text) => (text === before ? clear() : setFields({ text })),
    clear,
  };
}
