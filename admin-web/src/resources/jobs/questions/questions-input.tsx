import AddIcon from '@mui/icons-material/AddOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { QUESTION_LIMITS, QUESTION_MESSAGES } from '@smash/contract';
import { useState } from 'react';
import { ListNotes } from '../../../components/ordered-list/list-notes';
import { ListSection } from '../../../components/ordered-list/list-section';
import { useOrderedList } from '../../../components/ordered-list/use-ordered-list';
import { newQuestion, type QuestionValues } from '../../../providers/question-values';
import { QuestionInputs } from './question-inputs';
import { QuestionsPreview } from './questions-preview';
import { t } from '../../../i18n/t';

/** The questions of this job, beside those of every application form. */
export function QuestionsInput() {
  const list = useOrderedList<QuestionValues>({
    name: 'questions',
    noun: 'question',
    field: 'label',
    create: newQuestion,
  });
  const [isPreviewed, setPreviewed] = useState(false);
  const { fields } = list;
  const isFull = fields.length >= QUESTION_LIMITS.questions;
  return (
    <ListSection
      headingId="questions-heading"
      title={t('Questions')}
      explanation={t(
        'Asked in the application form of this job only. No answer rejects anybody by itself. Applications you have already received keep the questions they answered.',
      )}
    >
      {fields.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {fields.map(({ key }, index) => (
            <QuestionInputs key={key} fieldKey={key} list={list} index={index} />
          ))}
        </Box>
      )}
      <ListNotes list={list} removedName={list.removed?.item.label} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={list.add}
        >
          {t('Add question')}
        </Button>
        {fields.length > 0 && (
          <Button color="secondary" startIcon={<PreviewIcon />} onClick={() => setPreviewed(true)}>
            {t('Preview')}
          </Button>
        )}
      </Box>
      {isFull && <FormHelperText>{t(QUESTION_MESSAGES.tooMany)}</FormHelperText>}
      {isPreviewed && <QuestionsPreview onClose={() => setPreviewed(false)} />}
    </ListSection>
  );
}
