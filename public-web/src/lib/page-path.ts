/** The path of the page a loader works for, without a slash at its end: prerendering asks with one. */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
}
