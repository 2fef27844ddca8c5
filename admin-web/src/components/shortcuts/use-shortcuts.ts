import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { sessionAccount } from '../../providers/session';
import { isShortcut } from './shortcut-target';

/** Actions by the key as it is typed: "j", "1", "?". */
export type Shortcuts = Readonly<Record<string, () => void>>;

interface Offer {
  shortcuts: Shortcuts;
  inDialogs: boolean;
}

/** The parts of the screen that take keys, the newest last. */
const offers: { current: Offer }[] = [];

/** When two parts of the screen name the same key, the newest takes it: that is where the person is looking. */
function handlePress(event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  const offer = offers.findLast(({ current }) => current.shortcuts[key] && isShortcut(event, current));
  if (!offer) return;
  event.preventDefault();
  offer.current.shortcuts[key]?.();
}

/** Whether single keys act at all. People who dictate, or whose hands slip, can turn them off for good (WCAG 2.1.4). */
export function useShortcutsSetting() {
  return useStore(`${sessionAccount() ?? 'nobody'}.shortcuts`, true);
}

/** Lets single keys act while the component is on screen. */
export function useShortcuts(shortcuts: Shortcuts, { inDialogs = false } = {}): void {
  const [isOn] = useShortcutsSetting();
  const latest = useRef<Offer>({ shortcuts, inDialogs });
  useEffect(() => {
    latest.current = { shortcuts: isOn ? shortcuts : {}, inDialogs };
  });
  useEffect(() => {
    offers.push(latest);
    document.addEventListener('keydown', handlePress);
    return () => {
      offers.splice(offers.indexOf(latest), 1);
      if (offers.length === 0) document.removeEventListener('keydown', handlePress);
    };
  }, []);
}
