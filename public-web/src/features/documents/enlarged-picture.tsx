import { CloseButton } from '../../components/close-button';
import { Picture } from '../../components/picture';
import type { PictureSource } from '../../lib/pictures';
import { useModal } from '../../lib/use-modal';
import styles from './enlarged-picture.module.css';

export interface EnlargedPictureProps {
  source: PictureSource;
  alt: string;
  name: string;
  onClose: () => void;
}

/**
 * A picture large enough to read; the browser closes it on Escape and returns the focus. It has to be outside the
 * carousel: there, keys and fingers would move the slides, and a dialog that moves in the page leaves the top layer.
 */
export function EnlargedPicture({ source, alt, name, onClose }: EnlargedPictureProps) {
  const dialog = useModal();

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose}>
      <CloseButton label="Close" onClick={() => dialog.current?.close()} />
      <div className={styles.sheet} tabIndex={0} role="group" aria-label={name}>
        <Picture source={source} alt={alt} className={styles.picture} />
      </div>
    </dialog>
  );
}
