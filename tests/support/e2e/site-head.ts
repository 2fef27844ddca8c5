/** What the head of a prerendered page says. Missing parts are undefined. */
export interface Head {
  title?: string;
  description?: string;
  canonical?: string;
  ogTitle?: string;
  ogDescription?: string;
  /** Address of the picture for shared links. */
  ogImage?: string;
  twitterCard?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Decodes the entities in an attribute or a text of HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Reads a head without a browser: the first response is what search engines and messengers see. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => {
    const [, value] = pattern.exec(head) ?? [];
    return value === undefined ? {} : unescapeHtml(value);
  };
  const parts: Record<keyof Head, RegExp> = {
    title: /<title>([^<]*)<\/title>/,
    description: /<meta name="description" content="([^"]*)"/,
    canonical: /<link rel="canonical" href="([^"]*)"/,
    ogTitle: /<meta property="og:title" content="([^"]*)"/,
    ogDescription: /<meta property="og:description" content="([^"]*)"/,
    ogImage: /<meta property="og:image" content="([^"]*)"/,
    twitterCard: /<meta name="twitter:card" content="([^"]*)"/,
  };
  const found = Object.entries(parts).map(([name, pattern]) => [name, first(pattern)] as const);
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string'));
}
