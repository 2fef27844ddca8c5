import { Route, Routes } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading';
import { ImportList } from './import-list';
import { ImportPage } from './import-page';
import { UploadPanel } from './upload-panel';
import { t } from '../../i18n/t';

/** Imports of tables: /imports uploads one and lists the others, /imports/{id} goes through one. */
export function ImportsPage() {
  return (
    <Routes>
      <Route path=":importId" element={<ImportPage />} />
      <Route path="*" element={<ImportsOverview />} />
    </Routes>
  );
}

function ImportsOverview() {
  return (
    <>
      <PageHeading title={t('Import')} />
      <UploadPanel />
      <ImportList />
    </>
  );
}
