/**
 * Takes away what the oldest supported browsers lack (docs/architecture.md), so that every browser test fails where a page
 * calls it: build targets rewrite syntax, but neither methods nor the values that methods take, and types know all of them.
 * Runs in the page, before its scripts. The public site also runs in older browsers than the portal.
 * Not in this list is what pages use where it exists, such as requestIdleCallback.
 */
export function removeNewerApis(): void {
  const newerThanSite: [owner: unknown, names: string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [globalThis, ['structuredClone']],
    [globalThis.AbortSignal, ['abort', 'timeout']],
    [globalThis.AbortSignal.prototype, ['throwIfAborted']],
    [globalThis.Crypto.prototype, ['randomUUID']],
    [HTMLInputElement.prototype, ['showPicker']],
    [Object, ['hasOwn']],
    [String.prototype, ['at']],
  ];
  const newer: [owner: unknown, names: string[]][] = [
    [Array, ['fromAsync']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Blob.prototype, ['bytes']],
    [Element.prototype, ['getHTML', 'moveBefore', 'setHTML', 'setHTMLUnsafe']],
    [globalThis, ['CloseWatcher', 'Iterator', 'Temporal', 'cookieStore', 'navigation', 'scheduler']],
    [globalThis.AbortSignal, ['any']],
    [globalThis.Document, ['parseHTMLUnsafe']],
    [Document.prototype, ['startViewTransition']],
    [HTMLDialogElement.prototype, ['requestClose']],
    [HTMLElement.prototype, ['hidePopover', 'showPopover', 'togglePopover']],
    [Intl, ['DurationFormat', 'Segmenter']],
    [JSON, ['isRawJSON', 'rawJSON']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Math, ['sumPrecise']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values']],
    [RegExp, ['escape']],
    [Response, ['json']],
    [Response.prototype, ['bytes']],
    [Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [URL, ['canParse', 'parse']],
  ];
  const isSite = !/^\/(hidden-portal|api)(\/|$)/.test(location.pathname);
  for (const [owner, names] of isSite ? [...newerThanSite, ...newer] : newer) {
    for (const name of names) Reflect.deleteProperty(owner as object, name);
  }
  // Undefined rather than an error: react-router asks for it, for an address that this site does not use.
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  const decode = globalThis.createImageBitmap.bind(globalThis) as (
    source: ImageBitmapSource,
    options?: ImageBitmapOptions,
  ) => Promise<ImageBitmap>;
  const olderDecode = (source: ImageBitmapSource, options?: ImageBitmapOptions) =>
    options?.imageOrientation === 'from-image'
      ? Promise.reject(new TypeError('The provided value ‘from-image’ is not a valid enum value'))
      : decode(source, options);
  Object.assign(globalThis, { createImageBitmap: olderDecode });
}
