/** The package declares its types in a file that TypeScript does not find. */
declare module 'unicode-confusables' {
  /** Replaces each character with the one it looks like, by the table of Unicode. */
  export function rectifyConfusion(text: string): string;
}
