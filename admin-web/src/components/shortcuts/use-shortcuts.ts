import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { isShortcut } from './shortcut-target';

/** What a key does, by the key as it is typed: "j", "1", "?". */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether single keys act at all. People who dictate, or whose hands slip, can turn them off (WCAG 2.1.4). */
export function useShortcutsSetting() {
  return useStore('shortcuts', true);
}

/** Lets single keys act while the component is on screen. */
export function useShortcuts(shortcuts: Shortcuts, { inDialogs = false } = {}): void {
  const [isOn] = useShortcutsSetting();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    const handlePress = (event: KeyboardEvent) => {
      const action = latest.current[event.key.toLowerCase()];
      if (!action || !isShortcut(event, { inDialogs })) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handlePress);
    return () => document.removeEventListener('keydown', handlePress);
  }, [isOn, inDialogs]);
}
