/** What a mail says, before it is laid out. All values are plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: readonly string[];
  /** Label and value pairs, shown as a small table. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** One link, shown as a button. */
  action?: { label: string; url: string };
}
