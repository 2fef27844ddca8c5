/** Path of the page that a loader runs for, without the trailing slash that prerendering adds. */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
}
