import { Box, Typography } from '@mui/material';
import {
  checkQuestions,
  type JobQuestion,
  QUESTION_LIMITS,
  QUESTION_TYPE_LABELS,
  QUESTION_TYPES,
} from '@smash/contract';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../../components/checkbox-input';
import { EntryActions } from '../../../components/ordered-list/entry-actions';
import type { OrderedList } from '../../../components/ordered-list/use-ordered-list';
import { type QuestionValues, toQuestions } from '../../../providers/question-values';
import { t } from '../../../i18n/t';

const TYPE_CHOICES = QUESTION_TYPES.map((type) => ({ id: type, name: t(QUESTION_TYPE_LABELS[type]) }));
/** An element, so that react-admin adds no asterisk: the field always has a value. */
const TYPE_LABEL = <span>{t('Type')}</span>;

/** The first issue of all questions that concerns one field of one of them. */
function rule(index: number, field: keyof JobQuestion) {
  return (_value: unknown, { questions = [] }: { questions?: QuestionValues[] }) =>
    checkQuestions(toQuestions(questions)).find(({ at }) => at[0] === index && at[1] === field)?.message;
}

interface QuestionInputsProps {
  list: OrderedList<QuestionValues>;
  index: number;
  /** Key of the question, which stays with it wherever it moves. */
  fieldKey: string;
}

/** One question: its text, the type of its answer, and its place. */
export function QuestionInputs({ list, index, fieldKey }: QuestionInputsProps) {
  const source = (field: keyof JobQuestion) => `questions.${index}.${field}`;
  const type = useWatch<Record<string, unknown>>({ name: source('type') });
  const number = index + 1;
  return (
    <Box
      component="li"
      aria-label={t('Question %{number}', { number })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', p: { xs: 1.5, sm: 2 } }}
    >
      <Box sx={{ alignItems: 'center', display: 'flex', mb: 1 }}>
        <Typography variant="subtitle2" component="h4" sx={{ flex: 1 }}>
          {t('Question %{number}', { number })}
        </Typography>
        <EntryActions list={list} index={index} fieldKey={fieldKey} />
      </Box>
      <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 220px' }, rowGap: 1 }}>
        <TextInput
          source={source('label')}
          label={t('Question')}
          multiline
          validate={Object.assign(rule(index, 'label'), { isRequired: true })}
        />
        <SelectInput
          source={source('type')}
          label={TYPE_LABEL}
          choices={TYPE_CHOICES}
          defaultValue="short_text"
          margin="none"
          validate={Object.assign(rule(index, 'type'), { isRequired: true })}
        />
        {type === 'choice' && (
          <TextInput
            source={source('choices')}
            label={t('Choices')}
            helperText={t('One a line, %{least} to %{most}', {
              least: QUESTION_LIMITS.fewestChoices,
              most: QUESTION_LIMITS.mostChoices,
            })}
            multiline
            minRows={3}
            format={(choices: unknown) => (Array.isArray(choices) ? choices.join('\n') : '')}
            parse={(text: string) => text.split('\n')}
            validate={Object.assign(rule(index, 'choices'), { isRequired: true })}
            sx={{ gridColumn: '1 / -1' }}
          />
        )}
      </Box>
      <CheckboxInput source={source('required')} label={t('An answer is required')} />
    </Box>
  );
}
