import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { TitledSection } from '../../../components/details/details-section';
import { TextLink } from '../../../components/text-link';
import { useHasRested } from '../../../components/use-has-rested';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { SectionState } from '../section-state';
import { personAddress, personQuery } from './person-query';
import { Standing } from './standing';
import { t } from '../../../i18n/t';

/** How many are listed here at most; the person's page has all. */
const MOST = 5;

/** Other applications of the person in context. Most people have one application, for which no request is sent. */
export function AlsoApplied() {
  const application = useRecordContext<Application>();
  if (!application || application.other_applications === 0) return null;
  return (
    <TitledSection title={t('Also applied for')}>
      <OtherApplications key={application.id} application={application} />
    </TitledSection>
  );
}

function OtherApplications({ application }: { application: Application }) {
  const dataProvider = usePortalDataProvider();
  const query = useQuery({
    ...personQuery(dataProvider, application.person_id),
    enabled: useHasRested(),
  });
  const others = query.data?.applications.filter(({ id }) => id !== application.id);
  if (!others)
    return <SectionState failure={t('The other applications could not be loaded.')} query={query} />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
      {others.slice(0, MOST).map((other) => (
        <Box key={other.id} component="li" sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
          <TextLink to={`/applications/${other.id}/show`}>
            {other.job_title}
            {other.job_id === application.job_id && ` ${t('(this job)')}`}
          </TextLink>
          <Standing application={other} />
        </Box>
      ))}
      {others.length > MOST && (
        <li>
          <TextLink to={personAddress(application.person_id)}>
            {t('All %{number} applications', { number: others.length + 1 })}
          </TextLink>
        </li>
      )}
    </Box>
  );
}
