import { PageHeading } from '../../components/page-heading';
import { ImportList } from './import-list';
import { UploadPanel } from './upload-panel';

export function ImportsOverview() {
  return (
    <>
      <PageHeading title="Import" />
      <UploadPanel />
      <ImportList />
    </>
  );
}
