/** Joins class names, leaving out what is undefined, null or false. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
