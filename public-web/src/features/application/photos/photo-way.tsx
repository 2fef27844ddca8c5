import { Later } from '../../../components/later';
import { lazyExtra } from '../../../lib/lazy-extra';
import type { FieldPhotosProps } from './field-photos';

const FieldPhotos = lazyExtra(async () => (await import('./field-photos')).FieldPhotos);

/** Below the field of a file: people who have it on paper can photograph it. */
export const PhotoWay = (props: FieldPhotosProps) => (
  <Later>
    <FieldPhotos {...props} />
  </Later>
);
