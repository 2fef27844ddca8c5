import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../providers/drafts';
import { useDraftKey } from './use-draft-key';

type Fields = Readonly<Record<string, string>>;

interface DraftFields {
  /** Typed text by the name of the field; fields that nobody typed in are absent. */
  fields: Partial<Fields>;
  setFields: (fields: Fields) => void;
  /** Forgets all after sending or cancelling. */
  clear: () => void;
}

/**
 * Texts that outlast the end of the session, like `useState({})`: for a dialog without a react-admin form. `place`
 * names their subject ("mail:<application id>"); give the component a key when that may change.
 */
export function useDraftFields(place: string): DraftFields {
  const key = useDraftKey(place);
  const [fields, setState] = useState<Partial<Fields>>(() => textsOf(readDraft(key)));
  return {
    fields,
    setFields: (next) => {
      setState(next);
      keepDraft(key, next);
    },
    clear: () => {
      setState({});
      dropDraft(key);
    },
  };
}

function textsOf(draft: object = {}): Fields {
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
