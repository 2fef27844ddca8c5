/** A picture as an img element needs it. */
export interface PictureSource {
  src: string;
  /** Width of the collection's shape in CSS pixels: reserves the place, whatever the file's own size is. */
  width: number;
  height: number;
  /** The same picture at night, for those whose system is dark. */
  night?: string | undefined;
}

/** Files whose base name is the same are one picture; a photograph dropped beside a drawing wins over it. */
const PREFERRED_EXTENSIONS = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

function rankOf(path: string): number {
  const rank = PREFERRED_EXTENSIONS.indexOf(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  return rank === -1 ? PREFERRED_EXTENSIONS.length : rank;
}

function baseName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.slice(0, file.lastIndexOf('.'));
}

/**
 * The pictures of one collection by base name, from `import.meta.glob` with `?url`: address of a file by its path.
 * `{name}.night` beside a picture is what it is at night; only one of the same kind counts, so that a photograph is not
 * replaced by a drawing after dark (docs/photographs.md).
 * Each collection is a module of its own in `pictures/`, so that a page carries only the addresses it can need.
 *
 * @throws Error when a name has no file, which fails the prerendering and so the build.
 */
export function pictureCollection(files: Record<string, string>, width: number, height: number) {
  const ranked = Object.entries(files).sort(([first], [second]) => rankOf(second) - rankOf(first));
  const addresses = new Map(ranked.map(([path, src]) => [baseName(path), src]));

  return function picture(name: string): PictureSource {
    const src = addresses.get(name);
    if (src === undefined)
      throw new Error(`No picture named "${name}"; known: ${[...addresses.keys()].join(', ')}`);
    const night = addresses.get(`${name}.night`);
    return { src, width, height, night: night?.slice(-4) === src.slice(-4) ? night : undefined };
  };
}
