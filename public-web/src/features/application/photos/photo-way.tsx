import { Later } from '../../../components/later';
import { lazyExtra } from '../../../lib/lazy-extra';
import type { FieldPhotosProps } from './field-photos';

const FieldPhotos = lazyExtra(async () => (await import('./field-photos')).FieldPhotos);

/** Shown below a file field: lets people photograph a document that they have on paper. */
export const PhotoWay = (props: FieldPhotosProps) => (
  <Later>
    <FieldPhotos {...props} />
  </Later>
);
