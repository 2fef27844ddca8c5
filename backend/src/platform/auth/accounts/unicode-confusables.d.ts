/** The package names its own types in a file that TypeScript does not find. */
declare module 'unicode-confusables' {
  /** Puts in the place of each character the one it looks like, by the table of Unicode. */
  export function rectifyConfusion(text: string): string;
}
