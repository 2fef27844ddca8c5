import { BUSINESSES } from '../../content/businesses';
import styles from './sunrise.module.css';

/** Degrees between two rays, and the drawing’s centre, under its lower edge: the play button is the sun. */
const STEP = 12;
const CENTRE = { x: 600, y: 566 };
const RAY_SHAPE = 'M-13 -196L-43 -533A43 43 0 0 1 43 -533L13 -196A13 13 0 0 1 -13 -196Z';
const LABEL_RADIUS = 548;
/** So that the middle ray ends below the upper edge. */
const SCALE = 0.955;

/** The thirteen businesses as a sunrise: each ray in its hue, with its name. The same names follow as text. */
export function Sunrise() {
  const middle = (BUSINESSES.length - 1) / 2;
  return (
    <svg
      className={styles.sunrise}
      viewBox="0 0 1200 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id="sunrise-ray" d={RAY_SHAPE} />
      </defs>
      <g transform={`translate(${CENTRE.x} ${CENTRE.y}) scale(${SCALE})`}>
        {BUSINESSES.map((business, index) => {
          const angle = (index - middle) * STEP;
          const isLeft = angle < 0;
          return (
            <g key={business.slug} transform={`rotate(${angle})`} data-business={index}>
              <g className={styles.ray}>
                <use href="#sunrise-ray" />
                <text
                  className={styles.name}
                  transform={`translate(0 ${-LABEL_RADIUS}) rotate(${isLeft ? 90 : -90})`}
                  textAnchor={isLeft ? 'start' : 'end'}
                  dominantBaseline="central"
                >
                  {business.name}
                </text>
              </g>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
