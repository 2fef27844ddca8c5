import { useSyncExternalStore } from 'react';
import { Icon } from '../icon';
import styles from './motion-control.module.css';

/** Whether the visitor wants all carousels to rest, on this page and the next. */
let isPaused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPaused = () => useSyncExternalStore(subscribe, readPaused, () => false);

function readPaused() {
  return isPaused;
}

function toggle() {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

/** Pauses and plays all that moves by itself, on all carousels at once (docs/requirements/site.md#s-76). */
export function MotionControl({ isHidden }: { isHidden: boolean }) {
  const action = useIsPaused() ? 'play' : 'pause';
  return (
    <button type="button" className={styles.control} hidden={isHidden} onClick={toggle}>
      <Icon name={action} />
      <span className="visually-hidden">{action === 'play' ? 'Play' : 'Pause'} what moves</span>
    </button>
  );
}
