import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { Application, StatusMail } from '@smash/contract/client';
import { Fact } from '../../../components/details/details-section';
import { SectionState } from '../section-state';
import { useStatusMail } from './use-status-mail';

interface StatusMailDialogProps {
  application: Application;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the mail word for word before it goes out. A second one about the same status is refused, with the reason. */
export function StatusMailDialog({ application, isOpen, onClose }: StatusMailDialogProps) {
  const { preview, send, isSending } = useStatusMail(application, isOpen, onClose);
  const id = useId();
  const mail = preview.data;
  const isReady = mail?.is_sent === false && !preview.isFetching;
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Tell the applicant</DialogTitle>
      <DialogContent>
        {mail ? <MailPreview mail={mail} /> : <SectionState what="The email" query={preview} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!isReady} loading={isSending} onClick={send}>
          Send the email
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each status is told once. */
const ALREADY_TOLD: Record<StatusMail['status'], string> = {
  pending: 'Already told they are waiting for a review',
  reviewed: 'Already told they were reviewed',
  accepted: 'Already told they were accepted',
  rejected: 'Already told they were rejected',
};

function MailPreview({ mail }: { mail: StatusMail }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mail.is_sent && <Alert severity="info">{ALREADY_TOLD[mail.status]}</Alert>}
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        <Fact label="To">{mail.recipient}</Fact>
        <Fact label="Subject">{mail.subject}</Fact>
      </Box>
      <Typography
        variant="body2"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflowWrap: 'anywhere',
          p: 2,
          whiteSpace: 'pre-wrap',
        }}
      >
        {mail.text}
      </Typography>
    </Box>
  );
}
