import { classNames } from '../lib/class-names';
import styles from './icon.module.css';

/** Strokes of each icon on a 20 by 20 grid. */
const SHAPES = {
  pin: 'M10 17.5s5.5-4.6 5.5-9a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9 5.5 9Zm0-7a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  briefcase: 'M3 7h14v9.5H3V7Zm4 0V4.5h6V7M3 11.5h14',
  money: 'M2.5 5.5h15v9h-15v-9ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.2 10h.1M14.7 10h.1',
  calendar: 'M3.5 5h13v11.5h-13V5Zm0 3.8h13M7 3v3.5M13 3v3.5',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4.2l2.8 1.8',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  back: 'M16 10H4M9 5l-5 5 5 5',
  down: 'm5 7.5 5 5 5-5',
  upload: 'M10 13.5V3.5M6 7.5l4-4 4 4M3.5 13v3.5h13V13',
  file: 'M5 2.5h6.5L15.5 7v10.5H5v-15Zm6.5 0V7h4',
  cross: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  copy: 'M7 7h9.5v9.5H7V7Zm-3.5 6V3.5H13',
  alert: 'M10 6.2v4.6M10 13.8v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4v12l9-6-9-6Z',
  refresh: 'M16 10a6 6 0 1 1-1.9-4.4M16.5 2.8v3.4h-3.4',
} as const;

export type IconName = keyof typeof SHAPES;

/** A small line icon in the current text colour; always beside words, so hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
