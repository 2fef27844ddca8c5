import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../../components/badge';
import { LoadingPanel } from '../../../components/loading-panel';
import { describeStatus } from '../../../components/describe-status';
import type { Application } from '@smash/contract/client';
import { ApplicationDetails } from '../details/application-details';
import { HistorySection } from '../history/history-section';
import { NotesSection } from '../notes/notes-section';
import { MailsSection } from '../mails/mails-section';
import { ReviewScorecardsSection } from '../scorecards/lazy-scorecards-section';
import { PrintButton } from '../print/print-button';
import { DeleteApplicationButton } from '../removal/delete-application-button';
import { ChatButton } from '../chats/chat-button';
import { OfferInterviewButton } from '../interviews/offer-interview-button';
import { EmailButton } from '../mails/email-button';
import { REVIEW_BAR } from './review-bar';
import { ReviewDocument } from './review-document';
import { t } from '../../../i18n/t';

interface ReviewColumnsProps {
  onDelete: () => Promise<void>;
  onErased: (application: Application) => void;
}

/** The CV on the left and everything else on the right; on a phone one below the other. */
export function ReviewColumns({ onDelete, onErased }: ReviewColumnsProps) {
  const application = useRecordContext<Application>();
  if (!application) return <LoadingPanel text={t('Loading the application...')} />;
  const { tone, label } = describeStatus(application.status);
  return (
    <Box
      sx={{
        alignItems: 'start',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(330px, 1fr)' },
        pb: { xs: 18, md: 0 },
      }}
    >
      <Box
        sx={{
          '--viewer-height': {
            xs: '62dvh',
            md: `calc(100dvh - ${REVIEW_BAR.narrow + 232}px)`,
            lg: `calc(100dvh - ${REVIEW_BAR.wide + 232}px)`,
          },
          minWidth: 0,
          position: { md: 'sticky' },
          top: { md: REVIEW_BAR.narrow + 16, lg: REVIEW_BAR.wide + 16 },
        }}
      >
        <ReviewDocument key={application.id} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <ApplicationDetails status={<Badge tone={tone}>{label}</Badge>}>
          <ReviewScorecardsSection />
          <NotesSection key={application.id} hasShortcut />
          <MailsSection />
          <HistorySection />
        </ApplicationDetails>
        <Box key={application.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PrintButton />
          <EmailButton hasShortcut />
          <ChatButton />
          <OfferInterviewButton />
          <DeleteApplicationButton onConfirm={onDelete} onErased={onErased} />
        </Box>
      </Box>
    </Box>
  );
}
