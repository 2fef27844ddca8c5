import type { Application } from '@smash/contract/client';
import { OfferTimesDialog } from '../../../components/interviews/offer-times-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

interface OfferInterviewDialogProps {
  application: Application;
  onClose: () => void;
}

/** Offers the applicant times for an interview. */
export function OfferInterviewDialog({ application, onClose }: OfferInterviewDialogProps) {
  const dataProvider = usePortalDataProvider();
  const { id, email, first_name } = application;
  return (
    <OfferTimesDialog
      applicationId={id}
      title={t('Offer an interview')}
      intro={t('%{first_name} chooses one of these times (Lagos time). The first to choose a time gets it.', {
        first_name,
      })}
      draft={`interview:${id}`}
      done={t('The times are on their way to %{email}', { email })}
      failure={t('Failed to offer the interview')}
      onOffer={(offer) => dataProvider.offerInterview({ application_id: id, ...offer })}
      onClose={onClose}
    />
  );
}
