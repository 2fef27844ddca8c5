/** The package has no types of its own; this is the part that is used. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
