import { RAY } from '@smash/contract';
import { classNames } from '../lib/class-names';
import styles from './burst.module.css';

/** Rays of the mark, one a business. */
export const RAY_COUNT = 13;

const rays = Array.from({ length: RAY_COUNT }, (_, index) => index);

function rotation(ray: number): string {
  return `rotate(${((ray * 360) / RAY_COUNT).toFixed(3)} 50 50)`;
}

/** The mark's drawing, put once into the document; every Burst refers to it. */
export function BurstSprite() {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <path id="ray" d={RAY} />
        <g id="burst">
          {rays.map((ray) => (
            <use key={ray} href="#ray" transform={rotation(ray)} />
          ))}
        </g>
      </defs>
    </svg>
  );
}

interface BurstProps {
  className?: string;
  /** Ray 0..12 drawn in the business hue of the nearest data-business. */
  hotRay?: number;
  /** Turns ray by ray: the loading indicator. */
  isTurning?: boolean;
}

/** The mark: thirteen rays around an open centre, in the current text colour. Decoration to a screen reader. */
export function Burst({ className, hotRay, isTurning }: BurstProps) {
  return (
    <svg
      className={classNames(styles.burst, isTurning && styles.turning, className)}
      viewBox="0 0 100 100"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#burst" />
      {hotRay !== undefined && <use className={styles.hot} href="#ray" transform={rotation(hotRay)} />}
    </svg>
  );
}

/** The mark with every ray in the hue of its own business; the rays grow outwards once. */
export function HuedBurst({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(styles.burst, className)}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      {rays.map((ray) => (
        <g key={ray} transform={rotation(ray)}>
          <use className={styles.grown} data-business={ray} href="#ray" />
        </g>
      ))}
    </svg>
  );
}
