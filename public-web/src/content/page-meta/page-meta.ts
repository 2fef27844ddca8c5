/** Title and description in the head of a page. */
export interface PageMeta {
  /** Follows the company's name in the browser title; none on the home page. */
  suffix?: string;
  /** 110 to 160 characters, unique to the page. */
  description: string;
  /** Keeps the page out of search engines: it shows personal data, or is opened by a link in a mail. */
  isHidden?: true;
}
