import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import type { ImportKind, Permission } from '@smash/contract';
import { Link } from 'react-router-dom';
import { Permitted } from '../providers/permitted';
import { t } from '../i18n/t';

const NEEDED: Record<ImportKind, Permission> = { applications: 'applications.import', jobs: 'jobs.edit' };

/** Leads to the import of a table of such records. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  return (
    <Permitted to={NEEDED[kind]}>
      <Button
        component={Link}
        to={`/imports?kind=${kind}`}
        color="secondary"
        variant="outlined"
        startIcon={<UploadIcon />}
      >
        {t('Import')}
      </Button>
    </Permitted>
  );
}
