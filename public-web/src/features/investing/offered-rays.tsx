import { RAY_COUNT } from '../../components/burst';
import { BUSINESSES } from '../../content/businesses';
import styles from './offered-rays.module.css';

/** Sizes in units of the drawing: distance of a ray from the centre, its length, and its width. */
const INNER = 74;
const LENGTH = 216;
const WIDTH = 40;

interface OfferedRaysProps {
  /** Share that is offered of each brand, 0 to 100. */
  percent: number;
  /** Index of the business whose ray alone is lit; all are lit without it. */
  chosen?: number;
}

/** The offer as a picture: thirteen brands as rays, with the offered part of each ray lit. Decoration beside the words. */
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
