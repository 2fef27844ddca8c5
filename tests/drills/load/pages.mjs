const PAGES = ['/', '/careers', '/hidden-portal/'];
const NAMED = /(?:\/hidden-portal)?\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g;

/**
 * Opens pages as browsers do, with every file that they name, until `leave` is called. `leave` requests the files of the first
 * pages once more, as for pages that are still open somewhere, and returns how many were missing.
 * @param {string} url
 */
export function letPagesBeOpened(url) {
  /** @type {Set<string>} */
  const first = new Set();
  const missing = [];
  let pages = 0;
  let files = 0;
  let isOver = false;

  async function ask(address) {
    try {
      const response = await fetch(`${url}${address}`);
      const text = await response.text();
      if (response.ok) return text;
      missing.push(`${new Date().toISOString()} ${address}: ${response.status}`);
    } catch (error) {
      missing.push(`${new Date().toISOString()} ${address}: ${error.cause?.code ?? error.message}`);
    }
    return '';
  }
  async function openPages() {
    for (let i = 0; !isOver; i += 1) {
      const named = new Set((await ask(PAGES[i % PAGES.length])).match(NAMED));
      if (i < PAGES.length) for (const file of named) first.add(file);
      pages += 1;
      files += named.size;
      for (const file of named) await ask(file);
    }
  }
  const opening = openPages();

  return {
    leave: async () => {
      isOver = true;
      await opening;
      for (const file of first) await ask(file);
      console.log(`${pages} pages opened with ${files} files, and again ${first.size} files of the first`);
      return missing;
    },
  };
}
