import { useEffect, useEffectEvent, useState } from 'react';
import { useListFilters } from '../../providers/list-state';
import { useChangeFilter } from './use-change-filter';

/** Milliseconds without a keystroke before the list is asked for. */
const TYPING_PAUSE_MS = 300;

/**
 * A filter that is typed: the list is requested after a pause. Text typed meanwhile stays, and when the address changes
 * by other means, such as the Back button, the box follows it.
 * @param name name of the filter in the address
 * @param isWhole whether the text is complete enough to filter by
 */
export function useTypedFilter(name: string, isWhole: (text: string) => boolean = () => true) {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const value = filterValues[name];
  const applied = typeof value === 'string' ? value : '';
  const [text, setText] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  /** Values that this box has applied and the address does not have yet. */
  const [asked, setAsked] = useState<readonly string[]>([]);

  if (applied !== lastApplied) {
    setLastApplied(applied);
    const own = asked.lastIndexOf(applied);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    if (own < 0) setText(applied);
  }

  const isDue = isWhole(text) && text !== (asked.at(-1) ?? applied);
  const ask = () => {
    setAsked([...asked, text]);
    changeFilter(name, text === '' ? undefined : text);
  };
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(askNow, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDue]);

  return {
    text,
    setText,
    /** Applies the text without the pause. */
    apply: () => isDue && ask(),
  };
}
