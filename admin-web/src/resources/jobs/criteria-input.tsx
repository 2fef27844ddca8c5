import { checkCriteria, CRITERION_LIMITS, CRITERION_MESSAGES } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { NamesInput } from '../../components/ordered-list/names-input';
import type { NameValues } from '../../providers/named-values';
import { t } from '../../i18n/t';

/** The criteria by which reviewers rate the applications for this job. */
export function CriteriaInput() {
  return (
    <NamesInput
      source="criteria"
      noun="criterion"
      title={t('Criteria')}
      check={checkCriteria}
      limit={CRITERION_LIMITS.criteria}
      full={t(CRITERION_MESSAGES.tooMany)}
      renderRemoved={(criterion) => <KeptNote criterion={criterion} />}
    >
      {t(
        'What reviewers rate each application by, from 1 to 4, such as Writes clearly or Knows the city. Applicants don’t see them.',
      )}
    </NamesInput>
  );
}

/** Says what becomes of the scores for a removed criterion that was saved before. */
function KeptNote({ criterion }: { criterion: NameValues }) {
  const job = useRecordContext<Job>();
  if (!job?.criteria?.some(({ id }) => id === criterion.id)) return null;
  return <>{t('. Scores already given for it stay, and so does its name on them.')}</>;
}
