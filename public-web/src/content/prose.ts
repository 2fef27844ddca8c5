/** A paragraph, or the items of a list. Plain text: nothing in it is markup. */
export type ProseBlock = string | readonly string[];

/** A part of a long text. Its id is the anchor of its heading, unique on the page. */
export interface ProseSection {
  id: string;
  heading: string;
  blocks: readonly ProseBlock[];
}

/** A long text with a heading of its own, read by the loader of the one page that shows it. */
export interface ProseDocument {
  title: string;
  /** One or two sentences below the title. */
  standfirst: string;
  sections: readonly ProseSection[];
}
