import { Box, Card, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '@smash/contract/client';
import { useParams } from 'react-router-dom';
import { DetailsSection, Fact, TitledSection } from '../../../components/details/details-section';
import { toCall } from '../../../components/contact-links';
import { PageHeading } from '../../../components/page-heading';
import { Loaded } from '../../../components/loaded';
import { TextLink } from '../../../components/text-link';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { fullName } from '../candidate-name';
import { LikelySame } from './likely-same';
import { PersonApplications } from './person-applications';
import { PersonNotes } from './person-notes';
import { personQuery } from './person-query';
import { t } from '../../../i18n/t';

/** One person with all applications, the notes, and other people who may be the same. */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <Loaded
      of={useQuery(personQuery(usePortalDataProvider(), id))}
      loading={t('Loading the person...')}
      failure={t('This person could not be loaded')}
    >
      {(person) => <WholePerson person={person} />}
    </Loaded>
  );
}

function WholePerson({ person }: { person: Person }) {
  const [newest] = person.applications;
  if (!newest) return null;
  return (
    <>
      <PageHeading
        title={fullName(newest)}
        before={
          <TextLink to="/applications" variant="body2">
            {t('← All applications')}
          </TextLink>
        }
      />
      <Card sx={{ mb: 3, p: { xs: 2, md: 3 } }}>
        <Box
          sx={{
            columnGap: 5,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
            rowGap: 3,
          }}
        >
          <TitledSection title={t('Applications (%{count})', { count: person.applications.length })}>
            <PersonApplications person={person} />
          </TitledSection>
          <Box sx={{ alignContent: 'start', display: 'grid', gap: 3, minWidth: 0 }}>
            <ContactFacts person={person} />
            <TitledSection title={t('Notes about the person')}>
              <PersonNotes applicationId={newest.id} />
            </TitledSection>
          </Box>
        </Box>
      </Card>
      <LikelySame person={person} />
    </>
  );
}

/** Every name, address and number that the applications have. */
function ContactFacts({ person: { applications } }: { person: Person }) {
  const names = distinct(applications.map(fullName));
  const emails = distinct(applications.map(({ email }) => email.toLowerCase()));
  const phones = distinct(applications.map(({ phone }) => phone));
  return (
    <DetailsSection title={t('Contact Details')}>
      {names.length > 1 && <Fact label={t('Names')}>{names.join(', ')}</Fact>}
      <Fact label={t('Email')}>
        {emails.map((email) => (
          <Link key={email} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={LINE}>
            {email}
          </Link>
        ))}
      </Fact>
      <Fact label={t('Phone')}>
        {phones.map((phone) => (
          <Link key={phone} href={toCall(phone)} sx={LINE}>
            {phone}
          </Link>
        ))}
      </Fact>
    </DetailsSection>
  );
}

const LINE = { display: 'block', fontWeight: 400 };
const distinct = (values: string[]): string[] => [...new Set(values)];
