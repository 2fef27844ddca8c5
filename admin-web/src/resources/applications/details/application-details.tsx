import { Box, Link } from '@mui/material';
import { channelLabel, formatDate, parseWebAddress } from '@smash/contract';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { EmailLink, PhoneLink } from '../../../components/contact-links';
import type { Application } from '@smash/contract/client';
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
import { DetailsSection, Fact } from '../../../components/details/details-section';

interface ApplicationDetailsProps {
  /** How the status is shown and changed. */
  status: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}

/** Everything the candidate sent, in its sections (docs/requirements/portal.md#p-30). */
export function ApplicationDetails({ status, children }: ApplicationDetailsProps) {
  return (
    <Box
      sx={{
        columnGap: 5,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        rowGap: 3,
      }}
    >
      <PersonalSection />
      <ContactSection />
      <DetailsSection title="Application">
        <Fact label="Application Status">{status}</Fact>
        <StageFact />
        <Fact label="Applied Date">
          <AppliedDate />
        </Fact>
        <AssigneeFact />
        <TagsFact />
        <ApplicantFacts />
      </DetailsSection>
      <AlsoApplied />
      <AnswersSection />
      {children}
    </Box>
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
        <Fact label={replaced_by === null ? 'Withdrawn' : 'Replaced'}>
          {formatDate(withdrawn_at)}
          {replaced_by !== null && (
            <>
              {' · '}
              <TextLink to={`/applications/${replaced_by}/show`}>Open the newer version</TextLink>
            </>
          )}
        </Fact>
      )}
      {repeat_of !== null && (
        <Fact label="Applied before">
          <TextLink to={`/applications/${repeat_of}/show`}>For this job, too</TextLink>
        </Fact>
      )}
      <Fact label="Person">
        <TextLink to={personAddress(application.person_id)}>{describeOthers(application)}</TextLink>
      </Fact>
      {since !== null && until !== null && (
        <Fact label="Talent pool">
          Until {formatDate(until)}, agreed on {formatDate(since)}
        </Fact>
      )}
      {channel !== null && <Fact label="Channel">{channelLabel(channel)}</Fact>}
      <Fact label="Consent">{consent_version === null ? 'Not recorded' : `Version ${consent_version}`}</Fact>
    </>
  );
}

const describeOthers = ({ other_applications: count }: Application): string =>
  count === 0 ? 'No other applications' : count === 1 ? '1 other application' : `${count} other applications`;

function PersonalSection() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <DetailsSection title="Personal Information">
      <Fact label="Full name">{fullName(application)}</Fact>
      <Fact label="Email">
        <EmailLink />
      </Fact>
      <Fact label="Phone">
        <PhoneLink />
        <NoChatNote />
      </Fact>
      <Fact label="Date of birth">{formatDate(application.dob)}</Fact>
      <Fact label="State of origin">{application.state_of_origin}</Fact>
    </DetailsSection>
  );
}

function ContactSection() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { address, state_of_resident, portfolio, social_link } = application;
  return (
    <DetailsSection title="Contact Details">
      <Fact label="Address">
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {address}
        </Box>
      </Fact>
      <Fact label="State of residence">{state_of_resident}</Fact>
      {portfolio && (
        <Fact label="Portfolio">
          <ExternalLink address={portfolio} />
        </Fact>
      )}
      {social_link && (
        <Fact label="Social link">
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
