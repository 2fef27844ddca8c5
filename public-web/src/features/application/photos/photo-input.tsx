import { useEffect, useRef } from 'react';
import styles from './photo-pages.module.css';

interface PhotoInputProps {
  label: string;
  /** Opens the camera where there is one. */
  isCamera?: boolean;
  isDisabled: boolean;
  onPhotos: (photos: readonly File[]) => unknown;
}

/** Takes photos from the camera or from the device's pictures. */
export function PhotoInput({ label, isCamera = false, isDisabled, onPhotos }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isReading = useRef(false);
  // The input is disabled while photos are read, and so loses the focus that the camera gave back to it.
  useEffect(() => {
    if (isDisabled || !isReading.current) return;
    isReading.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [isDisabled]);

  return (
    <label className={styles.choose}>
      <span aria-hidden="true">{label}</span>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        multiple
        aria-label={label}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          isReading.current = chosen.length > 0;
          if (isReading.current) void onPhotos(chosen);
        }}
      />
    </label>
  );
}
