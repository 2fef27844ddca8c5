import { Dialog, DialogContent } from '@mui/material';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCloseToList } from '../../../components/over-list';
import { Loaded } from '../../../components/loaded';
import type { Application } from '@smash/contract/client';
import { useApplicationPaths } from '../application-paths';
import { CvPassages } from '../cv-words/cv-passages';
import { HistorySection } from '../history/history-section';
import { MailsSection } from '../mails/mails-section';
import { NotesSection } from '../notes/notes-section';
import { LazyScorecardsSection } from '../scorecards/lazy-scorecards-section';
import { StatusField } from '../status/status-field';
import { ApplicationDetails } from './application-details';
import { DetailsFooter } from './details-footer';
import { DetailsSection } from '../../../components/details/details-section';
import { DetailsTitle } from './details-title';
import { FileFact } from './file-fact';
import { useIsNarrow } from '../../../components/use-is-narrow';
import { t } from '../../../i18n/t';

/** One application over the list it belongs to. It has an address of its own, so it survives a reload. */
export function ApplicationDetailsDialog() {
  const { applicationId = '' } = useParams();
  const paths = useApplicationPaths();
  const close = useCloseToList(paths.list);
  const isNarrow = useIsNarrow();
  const application = useGetOne<Application>(
    'applications',
    { id: applicationId },
    // Also when the list has just loaded it: the server records who opens an application.
    { refetchOnMount: 'always' },
  );

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="details-title"
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
    >
      <RecordContextProvider value={application.data}>
        <DetailsTitle />
        <DialogContent sx={{ pt: '12px !important' }}>
          <Loaded
            of={application}
            loading={t('Loading the application...')}
            failure={t('This application could not be loaded')}
          >
            {() => (
              <ApplicationDetails status={<StatusField hasChangeButton />}>
                <DetailsSection title={t('Files')}>
                  <FileFact kind="cv" />
                  <FileFact kind="cover_letter" />
                </DetailsSection>
                <CvPassages />
                <LazyScorecardsSection />
                <NotesSection />
                <MailsSection />
                <HistorySection />
              </ApplicationDetails>
            )}
          </Loaded>
        </DialogContent>
        <DetailsFooter onClose={close} />
      </RecordContextProvider>
    </Dialog>
  );
}
