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
  return (
    <label className={styles.choose}>
      <span aria-hidden="true">{label}</span>
      <input
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
          if (chosen.length > 0) void onPhotos(chosen);
        }}
      />
    </label>
  );
}
