import { Box, Link } from '@mui/material';
import { channelLabel, parseWebAddress } from '@smash/contract';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { CorrectDetailsButton } from '../correction/correct-details-button';
import { EmailLink, PhoneLink } from '../../../components/contact-links';
import type { Application } from '@smash/contract/client';
import { withdrawnLabel } from '../status/withdrawn-label';
import { AppliedDate } from '../list/applied-date';
import { StageFact } from '../stages/stage-fact';
import { AssigneeFact } from '../assignees/assignee-fact';
import { TagsFact } from '../tags/tags-fact';
import { fullName } from '../candidate-name';
import { NoChatNote } from '../chats/chat-button';
import { TextLink } from '../../../components/text-link';
import { AlsoApplied } from '../people/also-applied';
import { personAddress } from '../people/person-query';
import { AnswersSection } from './answers-section';
import { DetailsGrid, DetailsSection, Fact } from '../../../components/details/details-section';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';
import { tContract } from '../../../i18n/t-contract';

interface ApplicationDetailsProps {
  /** How the status is shown and changed. */
  status: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}

/** Everything the candidate sent, in its sections (docs/requirements/portal.md#p-30). */
export function ApplicationDetails({ status, children }: ApplicationDetailsProps) {
  return (
    <DetailsGrid>
      <PersonalSection />
      <ContactSection />
      <DetailsSection title={t('Application')}>
        <Fact label={t('Application Status')}>{status}</Fact>
        <StageFact />
        <Fact label={t('Applied Date')}>
          <AppliedDate />
        </Fact>
        <AssigneeFact />
        <TagsFact />
        <ApplicantFacts />
      </DetailsSection>
      <AlsoApplied />
      <AnswersSection />
      {children}
    </DetailsGrid>
  );
}

/** What the applicant agreed to, and whether the position is still wanted. */
function ApplicantFacts() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { withdrawn_at, replaced_by, repeat_of, consent_version } = application;
  const { talent_pool_since: since, talent_pool_until: until, channel } = application;
  return (
    <>
      {withdrawn_at !== null && (
        <Fact label={withdrawnLabel(application)}>
          {formatDate(withdrawn_at)}
          {replaced_by !== null && (
            <>
              {' · '}
              <TextLink to={`/applications/${replaced_by}/show`}>{t('Open the newer version')}</TextLink>
            </>
          )}
        </Fact>
      )}
      {repeat_of !== null && (
        <Fact label={t('Applied before')}>
          <TextLink to={`/applications/${repeat_of}/show`}>{t('For this job, too')}</TextLink>
        </Fact>
      )}
      <Fact label={t('Person')}>
        <TextLink to={personAddress(application.person_id)}>{describeOthers(application)}</TextLink>
      </Fact>
      {since !== null && until !== null && (
        <Fact label={t('Talent pool')}>
          {t('Until %{date}, agreed on %{since}', { date: formatDate(until), since: formatDate(since) })}
        </Fact>
      )}
      {channel !== null && <Fact label={t('Channel')}>{tContract(channelLabel(channel))}</Fact>}
      <Fact label={t('Consent')}>
        {consent_version === null ? t('Not recorded') : t('Version %{version}', { version: consent_version })}
      </Fact>
    </>
  );
}

const describeOthers = ({ other_applications: count }: Application): string =>
  count === 0
    ? t('No other applications')
    : t('1 other application |||| %{smart_count} other applications', { smart_count: count });

function PersonalSection() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <DetailsSection title={t('Personal Information')} action={<CorrectDetailsButton />}>
      <Fact label={t('Full name')}>{fullName(application)}</Fact>
      <Fact label={t('Email')}>
        <EmailLink />
      </Fact>
      <Fact label={t('Phone')}>
        <PhoneLink />
        <NoChatNote />
      </Fact>
      <Fact label={t('Date of birth')}>{formatDate(application.dob)}</Fact>
      <Fact label={t('State of origin')}>{application.state_of_origin}</Fact>
    </DetailsSection>
  );
}

function ContactSection() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { address, state_of_resident, portfolio, social_link } = application;
  return (
    <DetailsSection title={t('Contact Details')}>
      <Fact label={t('Address')}>
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {address}
        </Box>
      </Fact>
      <Fact label={t('State of residence')}>{state_of_resident}</Fact>
      {portfolio && (
        <Fact label={t('Portfolio')}>
          <ExternalLink address={portfolio} />
        </Fact>
      )}
      {social_link && (
        <Fact label={t('Social link')}>
          <ExternalLink address={social_link} />
        </Fact>
      )}
    </DetailsSection>
  );
}

/** A link a stranger typed. Only web addresses become links; anything else is shown as the text it is. */
function ExternalLink({ address }: { address: string }) {
  const url = parseWebAddress(address);
  if (url === undefined) return <>{address}</>;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  );
}
