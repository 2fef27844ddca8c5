/** Texts of the page of one business. Its picture is in the collection `businesses`, under the slug. */
export interface BusinessDetails {
  /** One or two sentences; also the text of its card on /all-businesses. */
  description: string;
  /** Concrete services, each a few words. */
  services: readonly string[];
  /** Paragraphs. */
  details: readonly string[];
  /** Description of the picture; to be rewritten when the picture is replaced. */
  imageAlt: string;
}
