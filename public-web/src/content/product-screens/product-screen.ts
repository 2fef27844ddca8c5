/** How the rows of a part are laid out. */
export type RowsKind =
  /** Label and value, as on a receipt; `total` is the sum below the others. */
  | 'lines'
  /** To choose from; one is `chosen`. */
  | 'choices'
  /** An order's way: `done`, `now`, `next`. */
  | 'steps'
  /** Days to book: `chosen`, `taken`; the note is the day of the week. */
  | 'days'
  /** A chat; `own` are those of the telephone's owner. */
  | 'messages'
  /** Somebody with a name, what is known of them, and a rating. */
  | 'people'
  /** Where a ride begins and ends. */
  | 'ends'
  /** A boarding pass: two airports and the stub (`total`). */
  | 'pass'
  /** What the screen is for, in large type: the value between label and note. */
  | 'figure'
  /** The button. */
  | 'action';

export interface ScreenRow {
  label: string;
  note?: string;
  value?: string;
  mark?: 'done' | 'now' | 'next' | 'chosen' | 'taken' | 'own' | 'total';
}

/** A path and the name of its look (drawing.module.css). */
export type Shape = readonly [look: string, path: string];

/** The parts that a screen is made of, from top to bottom. */
export type ScreenPart =
  | { kind: RowsKind; heading?: string; rows: readonly ScreenRow[] }
  | {
      kind: 'drawing';
      shapes: readonly Shape[];
      texts?: readonly (readonly [x: number, y: number, text: string])[];
    }
  | { kind: 'clock'; minutes: number };

/** One drawn screen of a business's app. What it shows is an example (docs/placeholders.md). */
export interface ProductScreen {
  /** Says in a few words what is seen. */
  caption: string;
  /** Clock of the telephone. */
  time: string;
  title: string;
  subtitle: string;
  parts: readonly ScreenPart[];
}
