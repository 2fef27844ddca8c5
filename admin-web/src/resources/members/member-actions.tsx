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

/** What can be done with a member. A sign-up that nobody confirmed can only be corrected and deleted. */
export function MemberActions({ member }: { member: MemberDetails }) {
  const { suspend, takeBack, remove, isPending } = useMemberActions(member);
  const name = memberName(member);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: { xs: -1, sm: 0 } }}>
      <Button component={Link} to={`/members/${member.id}`} color="secondary" startIcon={<EditIcon />}>
        Edit
      </Button>
      {member.suspended_at !== null && (
        <Button color="secondary" loading={isPending} onClick={() => void takeBack()}>
          Take back
        </Button>
      )}
      {member.confirmed_at !== null && member.suspended_at === null && (
        <ConfirmButton
          name="Suspend"
          label="Suspend"
          icon={<BlockIcon />}
          title="Suspend member"
          question={`Are you sure you want to suspend ${name}? They are logged out everywhere at once, and cannot log in until they are taken back. A mail tells them.`}
          confirmLabel="Suspend"
          onConfirm={suspend}
        />
      )}
      <Permitted to="members.remove">
        <ConfirmButton
          name="Delete"
          label="Delete"
          icon={<DeleteIcon />}
          title="Delete member"
          question={`Are you sure you want to delete ${name}? All that is known of the person goes for good. Purchases, ledger and receipt numbers stay, without name and address. A last mail tells them.`}
          confirmLabel="Delete for good"
          onConfirm={remove}
        />
      </Permitted>
    </Box>
  );
}
