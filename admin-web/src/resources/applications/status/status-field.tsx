import { Box, Button, ButtonBase } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { StatusDropdown } from './status-dropdown';
import { UntoldBadge } from './untold-badge';
import { WithdrawnBadge } from './withdrawn-badge';
import { describeStatus } from '../../../components/describe-status';
import { useFocusAfterRemoval } from '../../../components/use-focus-after-removal';
import { t } from '../../../i18n/t';

/** The status as a badge that turns into a dropdown when clicked; in the details a Change button does the same. */
export function StatusField({ hasChangeButton = false }: { hasChangeButton?: boolean }) {
  const application = useRecordContext<Application>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const rememberChoice = useFocusAfterRemoval();
  // The open dropdown hides the opener, which takes the focus back once it is visible again.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!application) return null;

  const { tone, label } = describeStatus(application.status);
  const close = () => {
    // The row may go: the list may be filtered by status.
    rememberChoice();
    setOpen(false);
  };
  const name = t('Status of %{name}: %{label}. Change it', { name: fullName(application), label });
  const open = () => setOpen(true);
  if (!hasChangeButton) {
    return (
      <StatusPlace isOpen={isOpen} place={OVER_BADGE} onClose={close}>
        <ButtonBase ref={opener} aria-label={name} onClick={open} sx={{ borderRadius: 99 }}>
          <Badge tone={tone}>{label}</Badge>
        </ButtonBase>
        <StageBadge />
        <WithdrawnBadge />
        <UntoldBadge />
        <TalentPoolBadge />
      </StatusPlace>
    );
  }
  return (
    <StatusPlace isOpen={isOpen} place={OVER_FACT} onClose={close}>
      <Badge tone={tone}>{label}</Badge>
      <StageBadge />
      <WithdrawnBadge />
      <UntoldBadge />
      <TalentPoolBadge />
      <Button ref={opener} color="secondary" size="small" aria-label={t('Change status')} onClick={open}>
        {t('Change')}
      </Button>
    </StatusPlace>
  );
}

/** On screens too narrow for the table, the dropdown is at the right edge of a card. */
const OVER_BADGE = { left: { xs: 'auto', md: -6 }, right: { xs: -6, md: 'auto' } };
const OVER_FACT = { left: -6 };

interface StatusPlaceProps {
  isOpen: boolean;
  /** Position of the dropdown. */
  place: Record<string, unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Holds the content that is shown while the dropdown is closed. The open dropdown covers it, so that nothing around it
 * moves.
 */
function StatusPlace({ isOpen, place, onClose, children }: StatusPlaceProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
          visibility: isOpen ? 'hidden' : undefined,
        }}
      >
        {children}
      </Box>
      {isOpen && (
        <Box
          sx={{
            bgcolor: 'background.paper',
            borderRadius: 2,
            boxShadow: 3,
            position: 'absolute',
            top: '50%',
            transform: 'translateY(-50%)',
            zIndex: 1,
            ...place,
          }}
        >
          <StatusDropdown onClose={onClose} />
        </Box>
      )}
    </Box>
  );
}

/** The stage, beside the status. */
function StageBadge() {
  const application = useRecordContext<Application>();
  return application?.stage ? <Badge tone="grey">{application.stage.name}</Badge> : null;
}

/** Says beside the status that the applicant agreed to be kept for other openings. */
function TalentPoolBadge() {
  const application = useRecordContext<Application>();
  if (!application || application.talent_pool_until === null) return null;
  return <Badge tone="blue">{t('Talent pool')}</Badge>;
}
