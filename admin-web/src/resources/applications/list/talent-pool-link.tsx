import PoolIcon from '@mui/icons-material/PeopleOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { savedSearch } from './filters/saved-filters';
import { t } from '../../../i18n/t';

/** Leads to the applicants who agreed to be kept for other openings, whatever they applied for. */
export function TalentPoolLink() {
  const search = savedSearch({
    filter: { talent_pool: 'yes', withdrawn: 'all' },
    sort: { field: 'applied_at', order: 'DESC' },
  });
  return (
    <Button
      component={Link}
      to={`/applications${search}`}
      color="secondary"
      variant="outlined"
      startIcon={<PoolIcon />}
    >
      {t('Talent pool')}
    </Button>
  );
}
