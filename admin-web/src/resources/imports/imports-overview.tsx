import { PageHeading } from '../../components/page-heading';
import { ImportList } from './import-list';
import { UploadPanel } from './upload-panel';
import { t } from '../../i18n/t';

export function ImportsOverview() {
  return (
    <>
      <PageHeading title={t('Import')} />
      <UploadPanel />
      <ImportList />
    </>
  );
}
