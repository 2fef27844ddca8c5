import type { PictureSource } from '../lib/pictures';

interface PictureProps {
  source: PictureSource;
  /** Description of the picture; empty when the text beside it says the same. */
  alt: string;
  className?: string;
  /** The picture is in the first view: loaded at once and before others. */
  isFirstView?: boolean;
}

/** A picture with reserved space, loaded when it comes near the screen, in the variant for the colour scheme. */
export function Picture({ source, alt, className, isFirstView = false }: PictureProps) {
  const image = (
    <img
      className={className}
      src={source.src}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!source.night) return image;
  return (
    <picture>
      <source srcSet={source.night} media="(prefers-color-scheme: dark)" />
      {image}
    </picture>
  );
}
