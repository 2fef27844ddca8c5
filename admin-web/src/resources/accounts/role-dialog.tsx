import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type Role, ROLE_LABELS, ROLES } from '@smash/contract';
import { useId, useState } from 'react';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { t } from '../../i18n/t';

const WHAT_FOR: Record<Role, string> = {
  owner: t('Can do everything, and is the only role that approves, suspends and removes accounts'),
  administrator: t(
    "Everything except accounts, API tokens, the audit log, erasures, other people's notes, payments in review, identification numbers with next of kin, and personal data in webhooks",
  ),
  recruiter: t('Jobs and applications, including exports and emails to applicants'),
  reviewer: t('Views applications, sets their status and adds notes'),
  investor_desk: t(
    'Members with their identification numbers and next of kin, purchases, zones, activities and messages',
  ),
};

interface RoleDialogProps {
  isOpen: boolean;
  title: string;
  hint?: string | undefined;
  /** The role that the account has; left out, one has to be chosen. */
  current?: Role;
  confirmLabel: string;
  onClose: () => void;
  /** Does it; the dialog closes when it has settled. */
  onConfirm: (role: Role) => Promise<unknown>;
}

/** Asks which role an account gets. */
export function RoleDialog(props: RoleDialogProps) {
  const { isOpen, title, hint, current, confirmLabel, onClose, onConfirm } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Role>();
  const role = chosen ?? current;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const confirm = useOneAtATime(async () => {
    if (role) await onConfirm(role);
    close();
  });
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={`${id}-title`}
          value={role ?? ''}
          onChange={(_, value) => setChosen(value as Role)}
        >
          {ROLES.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio sx={{ mt: -0.75 }} />}
              label={<RoleLabel role={value} />}
              sx={{ alignItems: 'start', my: 0.75 }}
            />
          ))}
        </RadioGroup>
        {hint && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {hint}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={!role || role === current} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function RoleLabel({ role }: { role: Role }) {
  return (
    <Box>
      <Typography variant="body1">{t(ROLE_LABELS[role])}</Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {WHAT_FOR[role]}
      </Typography>
    </Box>
  );
}
