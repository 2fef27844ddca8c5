import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { MemberDetails } from '@smash/contract/client';
import { useState } from 'react';
import { DetailsSection, Fact } from '../../components/details/details-section';
import { PasswordDialog } from '../../components/password-dialog';
import { usePermitted } from '../../providers/permitted';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { CorrectSecretsDialog, type Revealed } from './correct-secrets-dialog';
import { t } from '../../i18n/t';

/** Identity number and next of kin: masked until a person with the permission reveals them, which is recorded. */
export function SecretsSection({ member }: { member: MemberDetails }) {
  const dataProvider = usePortalDataProvider();
  const [revealed, setRevealed] = useState<Revealed>();
  const [isCorrecting, setCorrecting] = useState(false);
  const [wasRevealed, setWasRevealed] = useState(false);
  const isPermitted = usePermitted('members.reveal');
  /** The version is the one from before: a change that was made during the call is refused, not overwritten. */
  const reveal = async (password: string) => {
    const { id, version, means_of_id } = member;
    setRevealed({ ...(await dataProvider.revealMember(id, password)), version, means_of_id });
  };
  const hide = () => {
    setRevealed(undefined);
    setWasRevealed(true);
  };
  const { id_number, nok_fullname, nok_address, nok_phone } = revealed ?? member.masked;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DetailsSection title={t('Identification and next of kin')}>
        <Fact label={member.means_of_id}>{id_number}</Fact>
        <Fact label={t('Next of kin')}>{nok_fullname}</Fact>
        <Fact label={t('Their phone')}>{nok_phone}</Fact>
        <Fact label={t('Their address')}>{nok_address}</Fact>
      </DetailsSection>
      <Box sx={{ ml: -1 }}>
        {revealed ? (
          <>
            <Button color="secondary" startIcon={<HideIcon />} onClick={hide}>
              {t('Hide')}
            </Button>
            <Button color="secondary" startIcon={<EditIcon />} onClick={() => setCorrecting(true)}>
              {t('Correct')}
            </Button>
          </>
        ) : isPermitted ? (
          <RevealButton autoFocus={wasRevealed} onReveal={reveal} />
        ) : (
          <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
            {t('Only owners and the investor desk can see these in full.')}
          </Typography>
        )}
      </Box>
      {revealed && isCorrecting && (
        <CorrectSecretsDialog
          memberId={member.id}
          revealed={revealed}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false);
            hide();
          }}
        />
      )}
    </Box>
  );
}

interface RevealButtonProps {
  /** Takes the focus of the button that it replaces. */
  autoFocus: boolean;
  onReveal: (password: string) => Promise<void>;
}

function RevealButton({ autoFocus, onReveal }: RevealButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="secondary"
        startIcon={<VisibilityIcon />}
        autoFocus={autoFocus}
        onClick={() => setOpen(true)}
      >
        {t('Show in full')}
      </Button>
      <PasswordDialog
        isOpen={isOpen}
        title={t('Show in full')}
        question={t(
          'The identification number and the next of kin will be shown in full. The audit log records that you looked.',
        )}
        confirmLabel={t('Show')}
        color="primary"
        failure={t('Failed to show the details')}
        onClose={() => setOpen(false)}
        onConfirm={onReveal}
      />
    </>
  );
}
