import { Card } from '@mui/material';

import type { MemberDetails } from '@smash/contract/client';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EmailLink, PhoneLink } from '../../components/contact-links';
import { DetailsGrid, DetailsSection, Fact } from '../../components/details/details-section';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { TextLink } from '../../components/text-link';
import { MemberActions } from './member-actions';
import { memberName } from './member-name';
import { MemberStatus } from './member-status';
import { SecretsSection } from './secrets-section';
import { t } from '../../i18n/t';
import { formatDateTime, formatDate } from '../../i18n/format';

/** One member with all data; encrypted values are masked until somebody reveals them. */
export function MemberShow() {
  const { id = '' } = useParams();
  const member = useGetOne<MemberDetails>('members', {
    id,
    // Cached apart from the rows of the list, which lack part of a member.
    meta: { isWhole: true },
  });
  return (
    <Loaded of={member} loading={t('Loading the member...')} failure={t('This member could not be loaded')}>
      {(data) => (
        <RecordContextProvider value={data}>
          <PageHeading
            title={memberName(data)}
            before={<TextLink to="/members">{t('All members')}</TextLink>}
            actions={<MemberActions member={data} />}
          />
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <DetailsGrid>
              <PersonalSection member={data} />
              <MembershipSection member={data} />
              <SecretsSection key={data.id} member={data} />
            </DetailsGrid>
          </Card>
        </RecordContextProvider>
      )}
    </Loaded>
  );
}

function PersonalSection({ member }: { member: MemberDetails }) {
  return (
    <DetailsSection title={t('Personal Information')}>
      <Fact label={t('Full name')}>{memberName(member)}</Fact>
      <Fact label={t('Gender')}>{member.gender}</Fact>
      <Fact label={t('Email')}>
        <EmailLink />
      </Fact>
      <Fact label={t('Phone')}>
        <PhoneLink />
      </Fact>
      <Fact label={t('Address')}>{member.address}</Fact>
    </DetailsSection>
  );
}

function MembershipSection({ member }: { member: MemberDetails }) {
  return (
    <DetailsSection title={t('Membership')}>
      <Fact label={t('Status')}>
        <MemberStatus member={member} />
      </Fact>
      {member.suspended_at && <Fact label={t('Suspended')}>{formatDateTime(member.suspended_at)}</Fact>}
      <Fact label={t('Signed up')}>{formatDate(member.created_at)}</Fact>
      <Fact label={t('State of residence')}>{member.state_of_resident ?? t('Not given yet')}</Fact>
      <Fact label={t('Zone')}>{member.zone_name ?? t('None')}</Fact>
    </DetailsSection>
  );
}
