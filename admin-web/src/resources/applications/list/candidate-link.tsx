import { useRecordContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { OVER_LIST } from '../../../components/over-list';
import { TextLink } from '../../../components/text-link';
import type { Application } from '@smash/contract/client';
import { useApplicationPaths } from '../application-paths';
import { fullName } from '../candidate-name';

/** The candidate's name; opens the details and keeps the list's filters in the address. */
export function CandidateLink() {
  const application = useRecordContext<Application>();
  const paths = useApplicationPaths();
  const { search } = useLocation();
  if (!application) return null;
  return (
    <TextLink
      to={{ pathname: paths.details(application.id), search }}
      state={OVER_LIST}
      underline="hover"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {fullName(application)}
    </TextLink>
  );
}
