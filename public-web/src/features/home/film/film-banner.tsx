import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../../../components/icon';
import { FILM_ADDRESS } from '../../../content/company';
import { Dial } from '../dial/dial';
import type { FilmFrameProps } from './film-frame';
import { isFilmFile } from './is-film-file';
import styles from './film.module.css';

/** If the player's script cannot be loaded, the film ends at once. */
const FilmFrame = lazy<ComponentType<FilmFrameProps>>(() =>
  import('./film-frame').catch(() => ({ default: NoFilmFrame })),
);

function NoFilmFrame({ onEnded }: Pick<FilmFrameProps, 'onEnded'>) {
  useEffect(onEnded, [onEnded]);
  return null;
}

/** Address of a provider's player page, if one is configured. */
const frameAddress = FILM_ADDRESS && !isFilmFile(FILM_ADDRESS) ? FILM_ADDRESS : undefined;
const fileAddress = FILM_ADDRESS && isFilmFile(FILM_ADDRESS) ? FILM_ADDRESS : undefined;

interface FilmBannerProps {
  words: { heading: string; playLabel: string; caption: string };
}

/**
 * The film below its overlay (docs/requirements/site.md#s-20): the play button hides the overlay and starts the film;
 * when the film ends, the overlay comes back. Nothing of the film is fetched before it is played.
 */
export function FilmBanner({ words }: FilmBannerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);

  function play() {
    setIsPlaying(true);
    film.current?.focus();
    // A browser may refuse, to save power for example: the film's own controls are there.
    film.current?.play().catch(() => undefined);
  }

  const end = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    hasEnded.current = true;
    setIsPlaying(false);
  }, []);

  // In an effect, once the overlay is drawn: a hidden button cannot take the focus.
  useEffect(() => {
    if (isPlaying || !hasEnded.current) return;
    hasEnded.current = false;
    playButton.current?.focus({ preventScroll: true });
  }, [isPlaying]);

  return (
    <figure>
      <div className={styles.stage} data-playing={isPlaying ? '' : undefined}>
        {!frameAddress && <FilmFile ref={film} label={words.heading} isPlaying={isPlaying} onEnded={end} />}
        {frameAddress && isPlaying && (
          <Suspense>
            <FilmFrame address={frameAddress} title={words.heading} onEnded={end} />
          </Suspense>
        )}
        <div className={styles.overlay} hidden={isPlaying}>
          <Dial />
          <button ref={playButton} type="button" className={styles.play} onClick={play}>
            <Icon name="play" className={styles.triangle} />
            <span className="visually-hidden">{words.playLabel}</span>
          </button>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <strong>{words.heading}.</strong> {words.caption}
      </figcaption>
    </figure>
  );
}

interface FilmFileProps {
  ref: React.Ref<HTMLVideoElement>;
  label: string;
  isPlaying: boolean;
  onEnded: () => void;
}

/** The site's own film file, or the configured one. Until it plays, the overlay covers its controls if scripts run. */
function FilmFile({ ref, label, isPlaying, onEnded }: FilmFileProps) {
  return (
    <video
      ref={ref}
      className={styles.film}
      aria-label={label}
      preload="none"
      poster={isPlaying && !fileAddress ? '/film/a-day-with-smash.avif' : undefined}
      playsInline
      controls
      tabIndex={isPlaying ? 0 : -1}
      onEnded={onEnded}
    >
      {fileAddress ? (
        <source src={fileAddress} />
      ) : (
        <>
          <source src="/film/a-day-with-smash.webm" type="video/webm; codecs=vp9" />
          <source src="/film/a-day-with-smash.mp4" type="video/mp4" />
          <track kind="captions" src="/film/a-day-with-smash.vtt" srcLang="en" label="English" />
        </>
      )}
    </video>
  );
}
