import { useRef, type ReactNode } from 'react';
import type { PictureSource } from '../lib/pictures';
import { CloseButton } from './close-button';
import { Picture } from './picture';
import styles from './enlarged-picture.module.css';

interface EnlargedPictureProps {
  source: PictureSource;
  alt: string;
  /** What is enlarged, for the button: "Certificate of incorporation". */
  name: string;
  children: ReactNode;
}

/** A picture, its children, that opens large enough to be read; the browser closes it on Escape and returns the focus. */
export function EnlargedPicture({ source, alt, name, children }: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`Enlarge: ${name}`}
        onClick={() => dialog.current?.showModal()}
      >
        {children}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={name}>
        <CloseButton label="Close" onClick={() => dialog.current?.close()} />
        <div className={styles.sheet} tabIndex={0} role="group" aria-label={name}>
          <Picture source={source} alt={alt} className={styles.picture} />
        </div>
      </dialog>
    </>
  );
}
