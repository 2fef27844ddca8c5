/** With an address, the label links to it in HTML; plain text shows it unless the value contains it. */
export type Fact = readonly [label: string, value: string, url?: string];

/** The content of a mail before layout. All values are plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: readonly string[];
  /** Label and value pairs, shown as a small table. */
  facts?: readonly Fact[];
  /** One link, shown as a button. */
  action?: { label: string; url: string };
  /** A link below everything else, such as one to unsubscribe. */
  footer?: { label: string; url: string };
}
