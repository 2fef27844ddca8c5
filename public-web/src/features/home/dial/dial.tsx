import { Link, useNavigation } from 'react-router';
import { BUSINESSES, type Business } from '../../../content/businesses';
import { classNames } from '../../../lib/class-names';
import styles from './dial.module.css';
import { STOPS, useDial } from './use-dial';

/** Paths around the centre, outer end upwards: a ray of the fan at a desk, and the wider ray of the wheel on a phone. */
const FAN_RAY = 'M-13 -196L-43 -533A43 43 0 0 1 43 -533L13 -196A13 13 0 0 1 -13 -196Z';
const WHEEL_RAY = 'M-20 -196L-64 -512A64 64 0 0 1 64 -512L20 -196A20 20 0 0 1 -20 -196Z';

/**
 * The thirteen businesses as rays of the burst, each a link to its page, in its hue. At a desk the rays rise as a fan.
 * On a phone they are a wheel that turns under the finger; the stylesheet turns it, without scripts where the browser
 * has scroll timelines (docs/requirements/site.md#s-82).
 */
export function Dial() {
  const { dial, tabIndexOf, ...handlers } = useDial();
  return (
    <nav ref={dial} className={styles.dial} aria-label="The thirteen businesses" {...handlers}>
      <svg className={styles.drawings} width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
          <g id="dial-ray">
            <path className={styles.fanRay} d={FAN_RAY} />
            <path className={styles.wheelRay} d={WHEEL_RAY} />
          </g>
        </defs>
      </svg>
      <div className={styles.track}>
        <div className={styles.window}>
          <ul className={styles.wheel}>
            {BUSINESSES.map((business, index) => (
              <li key={business.slug} className={styles.spoke} data-business={index}>
                <Ray business={business} tabIndex={tabIndexOf(index)} />
              </li>
            ))}
          </ul>
        </div>
        {Array.from({ length: STOPS }, (_, stop) => (
          <i key={stop} className={styles.stop} />
        ))}
      </div>
    </nav>
  );
}

/** Page of the ray that was pressed last. */
let left = '';

/** A ray, which grows into the top of its page, and comes back from there. */
function Ray({ business, tabIndex }: { business: Business; tabIndex: number }) {
  const page = `/business/${business.slug}`;
  const { location } = useNavigation();
  const isOnItsWay = (location?.pathname ?? left) === page;
  return (
    <Link
      to={page}
      className={classNames(styles.ray, isOnItsWay && styles.chosen)}
      tabIndex={tabIndex}
      draggable={false}
      onClick={() => {
        left = page;
      }}
      viewTransition
    >
      <svg className={styles.shape} viewBox="-64 -576 128 396" aria-hidden="true" focusable="false">
        <use href="#dial-ray" />
      </svg>
      <span className={styles.name}>{business.name}</span>
    </Link>
  );
}
