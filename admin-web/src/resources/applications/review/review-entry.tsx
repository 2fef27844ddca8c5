import ReviewIconDrawing from '@mui/icons-material/RateReviewOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Application } from '@smash/contract/client';
import { useApplicationPaths } from '../application-paths';
import { searchAt } from './review-address';
import { t } from '../../../i18n/t';

/** Returns the link to a review that begins with an application of the list in context. */
function useReviewLink() {
  const { data = [], page, perPage } = useListContext<Application>();
  const paths = useApplicationPaths();
  const { search } = useLocation();
  return (id: string) => {
    const index = data.findIndex((application) => application.id === id);
    return { pathname: paths.review(id), search: searchAt(search, (page - 1) * perPage + index + 1) };
  };
}

/** Begins a review with one row. */
export function ReviewIcon({ id }: { id: string }) {
  const linkTo = useReviewLink();
  return (
    <Tooltip title={t('Review')}>
      <IconButton component={Link} to={linkTo(id)} aria-label={t('Review')} size="small">
        <ReviewIconDrawing fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Begins a review with the first application on this page of the list. */
export function ReviewButton() {
  const { data = [] } = useListContext<Application>();
  const linkTo = useReviewLink();
  const [first] = data;
  if (!first) return null;
  return (
    <Button component={Link} to={linkTo(first.id)} variant="contained" startIcon={<ReviewIconDrawing />}>
      {t('Review')}
    </Button>
  );
}
