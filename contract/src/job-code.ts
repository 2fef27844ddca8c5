/** The short address of a job on this site: its id in letters and digits, short enough for a poster. */
export function shortJobPath(id: number): string {
  return `/j/${id.toString(36)}`;
}

const SHORT_PATH = /^\/j\/([0-9a-z]{1,6})\/?$/i;

/** The id that a short address stands for; undefined for any other path. */
export function jobIdOfShortPath(path: string): number | undefined {
  const [, code] = SHORT_PATH.exec(path) ?? [];
  return code === undefined ? undefined : Number.parseInt(code, 36);
}
