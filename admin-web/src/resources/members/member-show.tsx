import { Box, Card } from '@mui/material';
import { formatDate, formatDateTime } from '@smash/contract';
import type { MemberDetails } from '@smash/contract/client';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmailLink, PhoneLink } from '../../components/contact-links';
import { DetailsSection, Fact } from '../../components/details/details-section';
import { LoadingPanel } from '../../components/loading-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { TextLink } from '../../components/text-link';
import { MemberActions } from './member-actions';
import { memberName } from './member-name';
import { MemberStatus } from './member-status';
import { SecretsSection } from './secrets-section';

/** One member with all that is known; what is kept encrypted is masked until somebody asks for it. */
export function MemberShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<MemberDetails>('members', {
    id,
    // Apart from what the list leaves in the cache, which is not all of a member.
    meta: { isWhole: true },
  });
  if (error) return <RetryPanel title="This member could not be loaded" error={error} onRetry={refetch} />;
  if (!data) return <LoadingPanel text="Loading the member..." />;
  return (
    <RecordContextProvider value={data}>
      <PageHeading
        title={memberName(data)}
        before={<TextLink to="/members">All members</TextLink>}
        actions={<MemberActions member={data} />}
      />
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Box
          sx={{
            columnGap: 5,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
            rowGap: 3,
          }}
        >
          <PersonalSection member={data} />
          <MembershipSection member={data} />
          <SecretsSection key={data.id} member={data} />
        </Box>
      </Card>
    </RecordContextProvider>
  );
}

function PersonalSection({ member }: { member: MemberDetails }) {
  return (
    <DetailsSection title="Personal Information">
      <Fact label="Full name">{memberName(member)}</Fact>
      <Fact label="Gender">{member.gender}</Fact>
      <Fact label="Email">
        <EmailLink />
      </Fact>
      <Fact label="Phone">
        <PhoneLink />
      </Fact>
      <Fact label="Address">{member.address}</Fact>
    </DetailsSection>
  );
}

function MembershipSection({ member }: { member: MemberDetails }) {
  return (
    <DetailsSection title="Membership">
      <Fact label="Status">
        <MemberStatus member={member} />
      </Fact>
      {member.suspended_at && <Fact label="Suspended">{formatDateTime(member.suspended_at)}</Fact>}
      <Fact label="Signed up">{formatDate(member.created_at)}</Fact>
      <Fact label="State of residence">{member.state_of_resident ?? 'Not given yet'}</Fact>
      <Fact label="Zone">{member.zone_name ?? 'None'}</Fact>
    </DetailsSection>
  );
}
