import { Box, Typography } from '@mui/material';
import { answerField, describeAnswer, type QuestionAnswer } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { DetailsSection } from '../../../components/details/details-section';
import { DownloadButton } from '../files/download-button';
import { FileWarnings } from '../files/file-warnings';
import { ViewButton } from '../files/view-button';
import { t } from '../../../i18n/t';
import { tContract } from '../../../i18n/t-contract';

/** The job's questions, as they were asked, with the answers; nothing for a job without questions. */
export function AnswersSection() {
  const application = useRecordContext<Application>();
  if (!application?.answers.length) return null;
  return (
    <DetailsSection title={t('Answers')}>
      {application.answers.map((answer) => (
        <Box key={answer.question_id}>
          <Typography
            component="dt"
            variant="caption"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {answer.label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              variant="body2"
              color={answer.value === null ? 'textSecondary' : undefined}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {tContract(describeAnswer(answer))}
            </Typography>
            {answer.type === 'file' && answer.value !== null && <AnsweredFile answer={answer} />}
          </Box>
        </Box>
      ))}
    </DetailsSection>
  );
}

function AnsweredFile({ answer: { question_id, label } }: { answer: QuestionAnswer }) {
  const kind = answerField(question_id);
  return (
    <>
      <FileWarnings kind={kind} />
      <Box role="group" aria-label={label} sx={{ display: 'flex', ml: -1.25 }}>
        <ViewButton kind={kind} />
        <DownloadButton kind={kind} />
      </Box>
    </>
  );
}
