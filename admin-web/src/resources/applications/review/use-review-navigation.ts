import { useLocation, useNavigate } from 'react-router-dom';
import { useApplicationPaths } from '../application-paths';
import { readListAddress } from '../list/list-address';
import { listSearchAt, searchAt } from './review-address';

/** Navigation from one application of a review to another, and back to the list at the page that holds it. */
export function useReviewNavigation(positionOf: (id: string) => number) {
  const navigate = useNavigate();
  const paths = useApplicationPaths();
  const { search } = useLocation();
  return {
    /** Replaces the address, so that Back leads to the list and not through all applications. */
    goTo: (id: string) =>
      void navigate(
        { pathname: paths.review(id), search: searchAt(search, positionOf(id)) },
        { replace: true },
      ),
    leave: () => void navigate({ pathname: paths.list, search: listSearchAt(search) }),
  };
}

/** The list of the review, opened at the page that holds the application. */
export function useListAddress() {
  const paths = useApplicationPaths();
  const { search } = useLocation();
  return { pathname: paths.list, search: listSearchAt(search, readListAddress(search).position) };
}
