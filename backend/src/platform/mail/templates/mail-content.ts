/** With an address, the label leads there; the text names it, unless the value does. */
export type Fact = readonly [label: string, value: string, url?: string];

/** What a mail says, before it is laid out. All values are plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: readonly string[];
  /** Label and value pairs, shown as a small table. */
  facts?: readonly Fact[];
  /** One link, shown as a button. */
  action?: { label: string; url: string };
  /** A link below everything else, such as one that stops mails like this. */
  footer?: { label: string; url: string };
}
