import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type Brand, isPermitted, type Role, ROLE_LABELS, ROLES } from '@smash/contract';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { BrandTicks } from './brands-dialog';
import { FAILURE } from './use-change-account';
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
  title: string;
  hint?: string | undefined;
  /** The role that the account has; left out, one has to be chosen. */
  current?: Role;
  /** The brands that the account is limited to, where they are chosen with the role. */
  brands?: readonly Brand[];
  confirmLabel: string;
  onClose: () => void;
  /** Saves the choice; an error that it throws is shown, and the dialog stays. */
  onConfirm: (role: Role, brands: readonly Brand[] | undefined) => Promise<unknown>;
}

/** Whether a limit to brands means anything for a role: owners see all, and others may see no jobs or applications. */
export const isLimitable = (role: Role): boolean =>
  role !== 'owner' && isPermitted(role, 'applications.read');

/** Scrolls the first choice into sight, as the brands appear below what a low window shows. */
const showBeginning = (part: HTMLElement | null) =>
  part?.querySelector('label')?.scrollIntoView({ block: 'nearest' });

/** Asks which role an account gets, and which brands it sees. */
export function RoleDialog(props: RoleDialogProps) {
  const { title, hint, current, brands, confirmLabel, onClose, onConfirm } = props;
  const [role, setRole] = useState(current);
  const [limit, setLimit] = useState(brands);
  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      isReady={role !== current}
      maxWidth={brands ? 'sm' : 'xs'}
      hasFields={false}
      failure={FAILURE}
      onClose={onClose}
      onSubmit={async () => {
        if (role) await onConfirm(role, isLimitable(role) ? limit : undefined);
        onClose();
      }}
    >
      {() => (
        <>
          <RadioGroup aria-label={title} value={role ?? ''} onChange={(_, value) => setRole(value as Role)}>
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
          {hint && <Typography variant="body2">{hint}</Typography>}
          {limit && role && role !== current && isLimitable(role) && (
            <Box ref={showBeginning}>
              <BrandTicks chosen={limit} onChange={setLimit} />
            </Box>
          )}
        </>
      )}
    </FormDialog>
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
