/** Attributes of an img element. */
export interface PictureSource {
  src: string;
  /** Width of the collection's shape in CSS pixels. Reserves the space, whatever the file's own size is. */
  width: number;
  height: number;
  /** Address of the night picture, for the dark colour scheme. */
  night?: string | undefined;
}

/** Files with the same base name are one picture; a photograph takes precedence over a drawing. */
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
 * The pictures of a collection by base name, from `import.meta.glob` with `?url` (addresses by path).
 * `{name}.night` is the dark variant of `{name}`. It counts only if both are of the same kind, so that no drawing replaces
 * a photograph in the dark scheme (docs/photographs.md).
 * Each collection is a module of its own in `pictures/`, so that a page carries only the addresses it can need.
 *
 * @throws Error when a name has no file, which fails prerendering and so the build.
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
