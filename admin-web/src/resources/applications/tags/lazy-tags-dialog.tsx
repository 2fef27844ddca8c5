import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { TagsDialogProps } from './tags-dialog';

const TagsDialog = lazyPart(async () => (await import('./tags-dialog')).TagsDialog);

/** The dialog of tags, whose code is loaded when it is first opened; the page stays as it is meanwhile. */
export function LazyTagsDialog(props: TagsDialogProps) {
  return (
    <Suspense fallback={null}>
      <TagsDialog {...props} />
    </Suspense>
  );
}
