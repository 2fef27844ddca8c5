import { Button } from '../../../components/button';
import { ProgressBar } from '../../../components/progress-bar';
import type { KeptPages } from './kept-pages';
import { PageList } from './page-list';
import { PhotoInput } from './photo-input';
import styles from './photo-pages.module.css';
import { countText, makeLabel, usePhotoPages } from './use-photo-pages';

interface PhotoPagesProps {
  /** What is photographed, such as 'your CV'. */
  subject: string;
  /** Name of the PDF. */
  fileName: string;
  kept: KeptPages;
  /** The field's file. A photo cannot be sent as it is, but can become a page. */
  chosen: File | null;
  isDisabled: boolean;
  onMade: (pdf: File) => void;
  /** Called when the last page is removed, and with it the element that had the focus. */
  onGivenUp: () => void;
  onPending: (message: string | undefined) => void;
}

const isPhoto = (file: File | null): file is File => file?.type.startsWith('image/') ?? false;

/** Makes one PDF of photos of paper, on the device itself; a photo is never sent as such. */
export function PhotoPages({
  subject,
  fileName,
  kept,
  chosen,
  isDisabled,
  onMade,
  onGivenUp,
  onPending,
}: PhotoPagesProps) {
  const photos = usePhotoPages(fileName, kept, { onMade, onPending });
  const { pages, work, problem } = photos;
  const isIdle = !work && !isDisabled;
  if (pages.length === 0 && chosen && !isPhoto(chosen)) return null;

  function cancel() {
    photos.cancel();
    // If work is stopped while there are pages, the pages and this button stay.
    if (!work || pages.length === 0) onGivenUp();
  }

  return (
    <div className={styles.photos} role="group" aria-label={`Photos of ${subject}`}>
      {pages.length > 0 && <PageList photos={photos} isDisabled={!isIdle} onGivenUp={onGivenUp} />}
      {pages.length > 0 && photos.areKept && (
        <p className={styles.kept}>Kept on this device for a day, or until they are in the PDF or removed.</p>
      )}
      {work && <ProgressBar percent={work.percent} label={work.label} />}
      {/* Always drawn: a screen reader reads only changes of a live region. Hidden, as the rest shows the work. */}
      <p role="status" className={problem ? styles.problem : 'visually-hidden'}>
        {problem ?? work?.label ?? countText(pages.length)}
      </p>
      <div className={styles.actions}>
        {isPhoto(chosen) && pages.length === 0 && (
          <Button look="outline" size="small" disabled={!isIdle} onClick={() => void photos.add([chosen])}>
            Make a PDF of this photo
          </Button>
        )}
        {pages.length > 0 && (
          <Button size="small" disabled={!isIdle} onClick={() => void photos.make()}>
            {makeLabel(pages.length)}
          </Button>
        )}
        <PhotoInput
          label={pages.length > 0 ? 'Photograph another' : `Photograph ${subject}`}
          isCamera
          isDisabled={!isIdle}
          onPhotos={photos.add}
        />
        <PhotoInput
          label={pages.length > 0 ? 'Add photos' : 'Choose photos'}
          isDisabled={!isIdle}
          onPhotos={photos.add}
        />
        {(work || pages.length > 0) && (
          <Button look="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
