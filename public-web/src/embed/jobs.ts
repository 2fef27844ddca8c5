/**
 * `<smash-jobs>`: the open positions of the group or of one brand, on anybody's page.
 *
 *     <script src="https://careers.example/embed/jobs.js" async></script>
 *     <smash-jobs brand="ridesmash" limit="5"></smash-jobs>
 *
 * Built into one file without imports (scripts/build-embed.mjs). It sends no cookies, keeps nothing, and styles nothing
 * but itself; the page gives it colours by custom properties: --smash-jobs-text, -muted, -link, -line, -background.
 */

interface FeedItem {
  url: string;
  title: string;
  summary?: string;
}

const STYLES = `
:host { background: var(--smash-jobs-background, transparent); color: var(--smash-jobs-text, inherit); display: block; font: inherit }
ul { list-style: none; margin: 0; padding: 0 }
li { border-top: 1px solid var(--smash-jobs-line, color-mix(in srgb, currentcolor 20%, transparent)); padding: .75em 0 }
a { color: var(--smash-jobs-link, inherit); display: inline-block; font-weight: 600; min-height: 1.5em }
p { color: var(--smash-jobs-muted, inherit); margin: .25em 0 0 }
`;

const here = (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI;

class SmashJobs extends HTMLElement {
  static readonly observedAttributes = ['brand', 'limit'];
  private readonly root = this.attachShadow({ mode: 'open' });
  /** Number of the latest load: answers to earlier loads are not shown. */
  private turn = 0;

  connectedCallback(): void {
    void this.load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.load();
  }

  private async load(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const brand = this.getAttribute('brand');
    const feed = new URL('/feeds/jobs.json', here);
    if (brand) feed.searchParams.set('brand', brand);
    feed.searchParams.set('texts', 'no');
    const careers = new URL('/careers', here).href;
    this.show(element('p', 'Loading open positions…'));
    let content: HTMLElement;
    try {
      const response = await fetch(feed, { credentials: 'omit' });
      if (!response.ok) throw new Error(await response.text());
      const { items } = (await response.json()) as { items: FeedItem[] };
      content =
        items.length > 0
          ? listOf(items.slice(0, this.limit()))
          : paragraph('No open positions right now. ', careers);
    } catch (error) {
      console.warn('smash-jobs:', error);
      content = paragraph('The open positions could not be loaded. ', careers);
    }
    if (turn === this.turn) this.show(content);
  }

  private limit(): number | undefined {
    const limit = Number(this.getAttribute('limit'));
    return limit > 0 ? limit : undefined;
  }

  private show(content: HTMLElement): void {
    this.root.replaceChildren(element('style', STYLES), content);
  }
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function link(text: string, address: string): HTMLElement {
  return Object.assign(element('a', text), { href: address, target: '_top' });
}

function paragraph(text: string, address: string): HTMLElement {
  const line = element('p', text);
  line.append(link('Careers', address));
  return line;
}

function listOf(items: FeedItem[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { url, title, summary } of items) {
    const entry = document.createElement('li');
    // The channel goes with the link, for the report of sources.
    const address = new URL(url);
    address.searchParams.set('src', 'embed');
    entry.append(link(title, address.href));
    if (summary) entry.append(element('p', summary));
    list.append(entry);
  }
  return list;
}

if (!customElements.get('smash-jobs')) customElements.define('smash-jobs', SmashJobs);

// Makes this file a module, although it exports nothing.
export {};
