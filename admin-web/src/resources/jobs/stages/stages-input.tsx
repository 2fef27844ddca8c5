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

/** The stages of this job, for reviewed applications. */
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

/** Says what becomes of the applications in a removed stage. */
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

/** Number of applications in a stage of the edited job. */
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
