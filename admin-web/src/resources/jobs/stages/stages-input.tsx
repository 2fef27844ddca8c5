import { checkStages, STAGE_LIMITS, STAGE_MESSAGES } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { NamesInput } from '../../../components/ordered-list/names-input';
import { boardKey } from '../../../providers/application-cache';
import type { NameValues } from '../../../providers/named-values';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { describeApplications } from '../../../components/describe-applications';
import { t } from '../../../i18n/t';

/** The steps that reviewed applications for this job stand in. */
export function StagesInput() {
  return (
    <NamesInput
      source="stages"
      noun="stage"
      title={t('Stages')}
      check={checkStages}
      limit={STAGE_LIMITS.stages}
      full={t(STAGE_MESSAGES.tooMany)}
      renderRemoved={(stage) => <StandingNote stage={stage} />}
    >
      {t(
        'The steps that reviewed applications go through, such as Phone screen, Interview and Offer. They are the columns of the board. Applicants don’t see them.',
      )}
    </NamesInput>
  );
}

/** What becomes of those who stand in a stage that is taken away. */
function StandingNote({ stage }: { stage: NameValues }) {
  const standing = useStanding(stage.id);
  if (standing === 0) return null;
  return (
    <>
      {t('. When you save, %{applications} in it will be Reviewed with no stage.', {
        applications: describeApplications(standing),
      })}
    </>
  );
}

/** How many applications stand in a stage of the job that is edited. */
function useStanding(stageId: string | undefined): number {
  const dataProvider = usePortalDataProvider();
  const id = Number(useRecordContext<Job>()?.id);
  const { data } = useQuery({
    queryKey: [...boardKey(id), 'counts'],
    queryFn: () => dataProvider.readBoard(id),
    enabled: stageId !== undefined && Number.isInteger(id),
  });
  return data?.columns.find((column) => column.stage_id === stageId)?.count ?? 0;
}
