/** What the page of one business adds to its name and tagline. Its picture is the one of the collection `businesses` with the slug as its name. */
export interface BusinessDetails {
  /** One or two sentences; also the text of its card on /all-businesses. */
  description: string;
  /** Concrete services, each a few words. */
  services: readonly string[];
  /** Paragraphs. */
  details: readonly string[];
  /** Says what the picture shows; whoever replaces the picture rewrites it. */
  imageAlt: string;
}
