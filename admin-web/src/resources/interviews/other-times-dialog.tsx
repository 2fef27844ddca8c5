import type { Interview } from '@smash/contract/client';
import { useState } from 'react';
import { OfferTimesDialog } from '../../components/interviews/offer-times-dialog';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface OtherTimesDialogProps {
  interview: Interview;
  onClose: () => void;
}

/** Offers other times, which replace those that the applicant could choose from. */
export function OtherTimesDialog({ interview, onClose }: OtherTimesDialogProps) {
  const dataProvider = usePortalDataProvider();
  // The interview as it was when its times were ticked: a colleague's later offer is not replaced unseen.
  const [opened] = useState(interview);
  const { id, applicant_name: applicant } = interview;
  return (
    <OfferTimesDialog
      applicationId={interview.application_id}
      title={t('Offer other times')}
      intro={t(
        '%{applicant} chooses one of these times in place of those before (Lagos time). The first to choose a time gets it.',
        { applicant },
      )}
      draft={`other-times:${id}`}
      before={opened}
      done={t('The times are on their way to %{applicant}', { applicant })}
      failure={t('Failed to offer the times')}
      onOffer={(offer) => dataProvider.offerOtherTimes(opened, offer)}
      onClose={onClose}
    />
  );
}
