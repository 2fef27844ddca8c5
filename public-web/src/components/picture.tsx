import type { PictureSource } from '../lib/pictures';

interface PictureProps {
  source: PictureSource;
  /** What the picture shows; empty when it says nothing that the text beside it does not. */
  alt: string;
  className?: string;
  /** The picture is in the first view: loaded at once and before others. */
  isFirstView?: boolean;
}

/** A picture whose place is reserved before it arrives; loaded when it comes near the view, by day or by night. */
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
