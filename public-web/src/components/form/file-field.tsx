import { useRef, useState, type DragEvent, type Ref } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import { FieldError, RequiredMark, fieldAttributes, type FieldLook } from './field-frame';
import styles from './file-field.module.css';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

interface FileFieldProps extends FieldLook {
  file: File | null;
  /** The part of a form that goes without scripts. */
  name?: string;
  /** Extensions the picker offers, without the dot. */
  extensions: readonly string[];
  isDisabled?: boolean;
  onChange: (file: File | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One file, chosen with the device's picker or dropped on the zone. */
export function FileField({ file, name, extensions, isDisabled, onChange, ref, ...look }: FileFieldProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  function take(files: FileList | null) {
    const chosen = files?.item(0);
    if (chosen && !isDisabled) onChange(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    take(event.dataTransfer.files);
  }

  function remove() {
    onChange(null);
    zone.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.field}>
      <div
        ref={zone}
        className={classNames(
          styles.zone,
          isDraggedOver && styles.over,
          look.error && styles.bad,
          file !== null && styles.filled,
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <span className={styles.mark}>
          <Icon name={file ? 'file' : 'upload'} />
        </span>
        <div className={styles.words}>
          <span className={styles.label}>
            {look.label}
            <RequiredMark isRequired={look.isRequired} />
          </span>
          {file ? (
            <span className={styles.chosen}>
              <span className={styles.name}>{file.name}</span> <span>{formatFileSize(file.size)}</span>
            </span>
          ) : (
            <span id={`${look.id}-description`} className={styles.description}>
              {look.description}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <label className={styles.choose}>
            <span aria-hidden="true">{file ? 'Replace' : 'Choose a file'}</span>
            <input
              {...fieldAttributes(file ? { ...look, description: undefined } : look)}
              ref={ref}
              type="file"
              name={name}
              className={styles.input}
              accept={extensions.map((extension) => `.${extension}`).join(',')}
              aria-label={file ? `${look.label}: ${file.name}, replace` : look.label}
              disabled={isDisabled}
              onChange={(event) => {
                take(event.target.files);
                event.target.value = '';
              }}
            />
          </label>
          {file && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${file.name}`}
              disabled={isDisabled}
              onClick={remove}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
      </div>
      <FieldError id={look.id} error={look.error} />
    </div>
  );
}

/** A file's size as a person reads it, from a number of bytes. */
function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
