import { useState, type DragEvent } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../icon';
import { FieldError, RequiredMark, fieldAttributes, type FieldLook } from './field-frame';
import styles from './file-field.module.css';
import { useHeldFile } from './use-held-file';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

interface FileFieldProps extends Pick<FieldLook, 'id' | 'label' | 'description' | 'error' | 'isRequired'> {
  file: File | null;
  /** Name of the file in a form that is sent without scripts. */
  name?: string;
  /** The file was chosen on an earlier visit. */
  isFromBefore?: boolean;
  /** Shown below the name of the chosen file: where it is kept. */
  note?: string;
  /** Extensions the picker offers, without the dot. */
  extensions: readonly string[];
  isDisabled?: boolean;
  onChange: (file: File | null) => void;
}

/** One file, chosen with the device's picker or dropped on the zone. */
export function FileField({
  file,
  name,
  isFromBefore,
  note,
  extensions,
  isDisabled,
  onChange,
  ...look
}: FileFieldProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const input = useHeldFile(file, isFromBefore, take);

  function take(chosen: File | null | undefined) {
    if (chosen && !isDisabled) onChange(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    take(event.dataTransfer.files.item(0));
  }

  function remove() {
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <div
        className={classNames(
          styles.zone,
          isDraggedOver && styles.over,
          look.error && styles.bad,
          file && styles.filled,
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
            <span id={`${look.id}-label`}>{look.label}</span>
            <RequiredMark isRequired={look.isRequired} />
          </span>
          {file ? (
            <span className={styles.chosen}>
              <span className={styles.name}>{file.name}</span>{' '}
              <span>
                {formatFileSize(file.size)}
                {isFromBefore && ', kept from before'}
              </span>
              {note && (
                <span id={`${look.id}-description`} className={styles.note}>
                  {note}
                </span>
              )}
            </span>
          ) : (
            <span id={`${look.id}-description`} className={styles.description}>
              {look.description}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <label className={styles.choose}>
            <span id={`${look.id}-choose`} aria-hidden="true">
              {file ? 'Replace' : 'Choose a file'}
            </span>
            <input
              {...fieldAttributes(file ? { ...look, description: note } : look)}
              ref={input}
              type="file"
              name={name}
              className={styles.input}
              // An app that shows pages (Android's WebView) reads only the first entry, as a content type.
              accept={`application/pdf,.${extensions.join(',.')}`}
              aria-label={file ? `${look.label}: ${file.name}, replace` : undefined}
              aria-labelledby={file ? undefined : `${look.id}-label ${look.id}-choose`}
              disabled={isDisabled}
              onChange={(event) => take(event.target.files?.item(0))}
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
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
