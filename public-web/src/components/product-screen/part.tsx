import type { ScreenPart, ScreenRow } from '../../content/product-screens';
import { classNames } from '../../lib/class-names';
import drawing from './drawing.module.css';
import styles from './part.module.css';

/** One part of a screen: rows in one of their layouts, a drawing, or the minutes that are left. */
export function Part({ part }: { part: ScreenPart }) {
  if (part.kind === 'drawing') return <Drawing {...part} />;
  if (part.kind === 'clock') return <Clock minutes={part.minutes} />;
  return (
    <div>
      {part.heading && <p className={styles.heading}>{part.heading}</p>}
      <ul className={styles[part.kind]}>
        {part.rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </ul>
    </div>
  );
}

/** One row. Styles show the initial as the face of a person. */
function Row({ label, note, value, mark }: ScreenRow) {
  return (
    <li className={classNames(styles.row, mark && styles[mark])} data-initial={label.charAt(0)}>
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
      {value && <span className={styles.value}>{value}</span>}
    </li>
  );
}

function Drawing({ shapes, texts }: Extract<ScreenPart, { kind: 'drawing' }>) {
  return (
    <svg className={drawing.drawing} viewBox="0 0 264 128" aria-hidden="true">
      {shapes.map(([look, path]) => (
        <path key={path} data-look={look} d={path} />
      ))}
      {texts?.map(([x, y, text]) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The minutes that are left, on a ring of one hour. */
function Clock({ minutes }: { minutes: number }) {
  return (
    <div className={styles.clock}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle cx="50" cy="50" r="44" pathLength="60" strokeDasharray={`${minutes} 60`} />
      </svg>
      <p>
        <strong>{minutes}</strong> minutes
      </p>
    </div>
  );
}
