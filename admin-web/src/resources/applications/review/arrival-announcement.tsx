import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { describeStatus } from '../../../components/describe-status';

/** Announces whose application is on screen now. The focus stays where it is, such as on Next. */
export function ArrivalAnnouncement({ position }: { position: string | undefined }) {
  const application = useRecordContext<Application>();
  return (
    <Box role="status" sx={VISUALLY_HIDDEN}>
      {application && position && (
        <Arrival key={application.id} application={application} position={position} />
      )}
    </Box>
  );
}

/** The text is fixed at the start: later changes are announced in their own words. */
function Arrival({ application, position }: { application: Application; position: string }) {
  const [text] = useState(
    `${fullName(application)}, ${describeStatus(application.status).label}, ${position}`,
  );
  return text;
}
