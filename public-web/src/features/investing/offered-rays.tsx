import { RAY_COUNT } from '../../components/burst';
import { BUSINESSES } from '../../content/businesses';
import styles from './offered-rays.module.css';

/** Lengths in the drawing: where a ray begins, and how long the whole of it is. */
const INNER = 74;
const LENGTH = 216;
const WIDTH = 40;

interface OfferedRaysProps {
  /** Of each brand, 0 to 100. */
  percent: number;
  /** The ray of one business, lit alone. */
  chosen?: number;
}

/** The offer as a picture: thirteen brands as rays, and of each ray the offered part lit. Decoration beside the words. */
export function OfferedRays({ percent, chosen }: OfferedRaysProps) {
  const offered = (LENGTH * percent) / 100;
  return (
    <svg className={styles.drawing} viewBox="-300 -300 600 600" aria-hidden="true" focusable="false">
      {BUSINESSES.map(({ slug }, index) => (
        <g key={slug} data-business={index} transform={`rotate(${((index * 360) / RAY_COUNT).toFixed(3)})`}>
          <rect
            className={styles.whole}
            x={-WIDTH / 2}
            y={-INNER - LENGTH}
            width={WIDTH}
            height={LENGTH}
            rx={WIDTH / 2}
          />
          <rect
            className={chosen === undefined || chosen === index ? styles.offered : styles.other}
            x={-WIDTH / 2}
            y={-INNER - offered}
            width={WIDTH}
            height={offered}
            rx={WIDTH / 2}
          />
        </g>
      ))}
    </svg>
  );
}
