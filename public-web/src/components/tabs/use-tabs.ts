import { useId, useRef, type KeyboardEvent } from 'react';
import { useKeptNumber } from '../../lib/use-kept-number';
import { nextTab } from './next-tab';

/**
 * Behaviour of a tab list. The first tab is selected at first, or the tab that Back returns to; a click, the arrow keys,
 * Home and End select another. Only the selected tab is a stop of the Tab key. The props set roles and relations.
 */
export function useTabs(count: number) {
  const id = useId();
  const [selected, setSelected] = useKeptNumber(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  function moveByKey(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, count);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    tabs.current[next]?.focus();
  }

  return {
    selected,
    listProps: { role: 'tablist', onKeyDown: moveByKey } as const,
    tabProps: (index: number) =>
      ({
        ref: (element: HTMLButtonElement | null) => {
          tabs.current[index] = element;
        },
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index}`,
        'aria-selected': index === selected,
        'aria-controls': `${id}-panel-${index}`,
        tabIndex: index === selected ? 0 : -1,
        onClick: () => setSelected(index),
      }) as const,
    panelProps: (index: number) =>
      ({
        role: 'tabpanel',
        id: `${id}-panel-${index}`,
        'aria-labelledby': `${id}-tab-${index}`,
        hidden: index !== selected,
      }) as const,
  };
}
