import BlockIcon from '@mui/icons-material/BlockOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { MemberDetails } from '@smash/contract/client';
import { Link } from 'react-router-dom';
import { ConfirmButton } from '../../components/confirm-button';
import { Permitted } from '../../providers/permitted';
import { memberName } from './member-name';
import { useMemberActions } from './use-member-actions';
import { t } from '../../i18n/t';

/** Actions on a member. An unconfirmed sign-up can only be corrected and deleted. */
export function MemberActions({ member }: { member: MemberDetails }) {
  const { suspend, takeBack, remove, isPending } = useMemberActions(member);
  const name = memberName(member);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: { xs: -1, sm: 0 } }}>
      <Button component={Link} to={`/members/${member.id}`} color="secondary" startIcon={<EditIcon />}>
        {t('Edit')}
      </Button>
      {member.suspended_at !== null && (
        <Button color="secondary" loading={isPending} onClick={() => void takeBack()}>
          {t('Reactivate')}
        </Button>
      )}
      {member.confirmed_at !== null && member.suspended_at === null && (
        <ConfirmButton
          name={t('Suspend')}
          label={t('Suspend')}
          icon={<BlockIcon />}
          title={t('Suspend member')}
          question={t(
            "Are you sure you want to suspend %{name}? They will be logged out everywhere straight away, and can't log in until they are reactivated. We'll email them to say so.",
            { name },
          )}
          confirmLabel={t('Suspend')}
          onConfirm={suspend}
        />
      )}
      <Permitted to="members.remove">
        <ConfirmButton
          name={t('Delete')}
          label={t('Delete')}
          icon={<DeleteIcon />}
          title={t('Delete member')}
          question={
            member.confirmed_at === null
              ? t(
                  'Are you sure you want to delete the sign-up of %{name}? Its details and links will be erased for good. Nobody has confirmed the address, so no email is sent.',
                  { name },
                )
              : t(
                  "Are you sure you want to delete %{name}? The personal details of their membership, but not their job applications, will be erased for good, and their job alerts end. Purchases, ledger entries and receipt numbers stay, without name and address. We'll send them one last email to say so.",
                  { name },
                )
          }
          confirmLabel={t('Delete for good')}
          onConfirm={remove}
        />
      </Permitted>
    </Box>
  );
}
