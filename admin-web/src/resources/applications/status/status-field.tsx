import { Box, Button, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { StatusDropdown } from './status-dropdown';
import { WithdrawnBadge } from './withdrawn-badge';
import { describeStatus } from '../../../components/status-tone';

/** The status as a badge that turns into a dropdown when clicked; in the details a Change button does the same. */
export function StatusField({ hasChangeButton = false }: { hasChangeButton?: boolean }) {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  /** After the dropdown the opener is drawn again; then it takes the focus back. */
  const [wasOpen, setWasOpen] = useState(false);
  if (!application) return null;

  const { tone, label } = describeStatus(application.status);
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  if (isOpen) return <StatusDropdown onClose={close} />;

  const name = `Status of ${fullName(application)}: ${label}. Change it`;
  const open = () => setOpen(true);
  if (!hasChangeButton) {
    return (
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <ButtonBase autoFocus={wasOpen} aria-label={name} onClick={open} sx={{ borderRadius: 99 }}>
          <Badge tone={tone}>{label}</Badge>
        </ButtonBase>
        <WithdrawnBadge />
      </Box>
    );
  }
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', gap: 1 }}>
      <Badge tone={tone}>{label}</Badge>
      <WithdrawnBadge />
      <Button autoFocus={wasOpen} color="secondary" size="small" aria-label="Change status" onClick={open}>
        Change
      </Button>
    </Box>
  );
}
