/** How the rows of a part are laid out. */
export type RowsKind =
  /** Label and value, as on a receipt; `total` is the sum below the others. */
  | 'lines'
  /** Options, of which one is `chosen`. */
  | 'choices'
  /** Steps of an order: `done`, `now`, `next`. */
  | 'steps'
  /** Days that can be booked: `chosen`, `taken`; the note is the day of the week. */
  | 'days'
  /** A chat; `own` marks the messages of the telephone's owner. */
  | 'messages'
  /** A person with a name, a description and a rating. */
  | 'people'
  /** Start and end of a ride. */
  | 'ends'
  /** A boarding pass: two airports and the stub (`total`). */
  | 'pass'
  /** The main figure of the screen, in large type: the value between label and note. */
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
  /** Describes the screen in a few words. */
  caption: string;
  /** Clock of the telephone. */
  time: string;
  title: string;
  subtitle: string;
  parts: readonly ScreenPart[];
}
