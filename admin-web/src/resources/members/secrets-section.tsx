import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { MemberDetails } from '@smash/contract/client';
import { ConfirmButton } from '../../components/confirm-button';
import { DetailsSection, Fact } from '../../components/details/details-section';
import { usePermitted } from '../../providers/permitted';
import { useReveal } from './use-reveal';

/** Identity number and next of kin: masked, until somebody who may asks for them, and is put on record. */
export function SecretsSection({ member }: { member: MemberDetails }) {
  const { revealed, reveal, hide } = useReveal(member.id);
  const isPermitted = usePermitted('members.reveal');
  const { id_number, nok_fullname, nok_address, nok_phone } = revealed ?? member.masked;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DetailsSection title="Identification and Next of Kin">
        <Fact label={member.means_of_id}>{id_number}</Fact>
        <Fact label="Next of kin">{nok_fullname}</Fact>
        <Fact label="Their phone">{nok_phone}</Fact>
        <Fact label="Their address">{nok_address}</Fact>
      </DetailsSection>
      <Box sx={{ ml: -1 }}>
        {revealed ? (
          <Button color="secondary" startIcon={<HideIcon />} onClick={hide}>
            Hide
          </Button>
        ) : isPermitted ? (
          <ConfirmButton
            name="Show in full"
            label="Show in full"
            icon={<VisibilityIcon />}
            color="secondary"
            title="Show in full"
            question="The identification number and the next of kin are shown in full. That you looked is kept in the audit log."
            confirmLabel="Show"
            onConfirm={reveal}
          />
        ) : (
          <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
            Only owners and the investor desk can see these in full.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
