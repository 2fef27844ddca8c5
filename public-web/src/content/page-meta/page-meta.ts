/** What the head of a page says about it. */
export interface PageMeta {
  /** Follows the company's name in the browser title; none on the home page. */
  suffix?: string;
  /** 110 to 160 characters, of this page alone. */
  description: string;
  /** Keeps the page out of search engines: it shows what is one person's, or is opened by a link in a mail. */
  isHidden?: true;
}
