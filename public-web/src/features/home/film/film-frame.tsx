import { useEffect } from 'react';
import { useArrivalFocus } from '../../../lib/use-arrival-focus';
import { filmFrameAddress, LISTENING_MESSAGES, saysFilmEnded } from './film-end';
import styles from './film.module.css';

export interface FilmFrameProps {
  address: string;
  title: string;
  onEnded: () => void;
}

/** The film in its provider's frame. Fetched and mounted only once somebody presses play. */
export default function FilmFrame({ address, title, onEnded }: FilmFrameProps) {
  // The pressed button is hidden, so the frame takes the focus.
  const frame = useArrivalFocus<HTMLIFrameElement>();

  useEffect(() => {
    function listen({ source, data }: MessageEvent) {
      if (source === frame.current?.contentWindow && saysFilmEnded(data)) onEnded();
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, onEnded]);

  function askForReports() {
    for (const message of LISTENING_MESSAGES) {
      frame.current?.contentWindow?.postMessage(message, new URL(address).origin);
    }
  }

  return (
    <iframe
      ref={frame}
      className={styles.film}
      src={filmFrameAddress(address)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      onLoad={askForReports}
    />
  );
}
