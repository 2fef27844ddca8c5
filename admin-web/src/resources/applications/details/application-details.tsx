import { Box } from '@mui/material';
import { formatLongDate } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { EmailLink, PhoneLink } from '../../../components/contact-links';
import { ExternalLink } from '../../../components/external-link';
import type { Application } from '@smash/contract/client';
import { AppliedDate } from '../applied-date';
import { fullName } from '../candidate-name';
import { StatusField } from '../status/status-field';
import { DetailsSection, Fact } from './details-section';
import { FileFact } from './file-fact';

/** Everything the candidate sent, in the sections of spec 2 (application details). */
export function ApplicationDetails() {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const { portfolio, social_link } = application;
  return (
    <Box sx={{ columnGap: 5, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 3 }}>
      <DetailsSection title="Personal Information">
        <Fact label="Full name">{fullName(application)}</Fact>
        <Fact label="Email">
          <EmailLink />
        </Fact>
        <Fact label="Phone">
          <PhoneLink />
        </Fact>
        <Fact label="Date of birth">{formatLongDate(application.dob)}</Fact>
        <Fact label="State of origin">{application.state_of_origin}</Fact>
      </DetailsSection>
      <DetailsSection title="Contact Details">
        <Fact label="Address">{application.address}</Fact>
        <Fact label="State of residence">{application.state_of_resident}</Fact>
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
      <DetailsSection title="Application">
        <Fact label="Application Status">
          <StatusField hasChangeButton />
        </Fact>
        <Fact label="Applied">
          <AppliedDate />
        </Fact>
      </DetailsSection>
      <DetailsSection title="Files">
        <FileFact kind="cv" />
        <FileFact kind="cover_letter" />
      </DetailsSection>
    </Box>
  );
}
