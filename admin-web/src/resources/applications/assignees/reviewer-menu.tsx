import { Menu, MenuItem } from '@mui/material';
import type { Reviewer } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useSnapshot } from '../../../components/use-snapshot';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { reviewersQuery } from './reviewers-query';
import { t } from '../../../i18n/t';

interface ReviewerMenuProps {
  id: string;
  anchor: HTMLElement | null;
  /** The application to assign, where it is only one. */
  applicationId?: string;
  /** The present assignee, who is left out. */
  present?: Reviewer | null;
  onClose: () => void;
  /** Called with null for nobody. */
  onChoose: (reviewer: Reviewer | null) => void;
}

/** The reviewers, with the person first, and nobody last. */
export function ReviewerMenu({ id, anchor, applicationId, present, onClose, onChoose }: ReviewerMenuProps) {
  const dataProvider = usePortalDataProvider();
  const { identity } = useGetIdentity();
  const { data: reviewers } = useQuery(reviewersQuery(dataProvider, applicationId));
  const isMe = (reviewer: Reviewer) => reviewer.id === identity?.id;
  const offered = reviewers
    ?.filter(({ id }) => id !== present?.id)
    .sort((one, other) => Number(isMe(other)) - Number(isMe(one)));
  const choices = useSnapshot(offered && [...offered, ...(present === null ? [] : [null])], anchor !== null);
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {choices?.map((reviewer) => (
        <MenuItem key={reviewer?.id ?? ''} onClick={() => onChoose(reviewer)}>
          {!reviewer
            ? t('Nobody')
            : isMe(reviewer)
              ? t('%{name} (you)', { name: reviewer.name })
              : reviewer.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
