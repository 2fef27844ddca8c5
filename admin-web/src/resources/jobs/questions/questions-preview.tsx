import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import type { JobQuestion } from '@smash/contract';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type QuestionValues, toQuestions } from '../../../providers/question-values';
import { useIsNarrow } from '../../../components/use-is-narrow';
import { t } from '../../../i18n/t';

/** The questions as they are in the form, to try them as applicants will. Nothing is sent or kept. */
export function QuestionsPreview({ onClose }: { onClose: () => void }) {
  const values = useWatch<{ questions: QuestionValues[] }, 'questions'>({ name: 'questions' });
  const isNarrow = useIsNarrow();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="preview-heading"
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="preview-heading">{t('Questions for This Position')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t('This is what applicants will be asked. You can try it: nothing is sent.')}
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {toQuestions(values).map((question) => (
            <PreviewedQuestion key={question.id} question={question} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PreviewedQuestion({ question: { label, type, required, choices = [] } }: { question: JobQuestion }) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const words = `${label || t('Question without words')}${required ? ' *' : ` ${t('(optional)')}`}`;
  const isGroup = type === 'yes_no' || type === 'file';
  return (
    <Box role={isGroup ? 'group' : undefined} aria-labelledby={isGroup ? `${id}-label` : undefined}>
      <FormLabel
        id={`${id}-label`}
        {...(isGroup ? { component: 'div' } : { htmlFor: id })}
        sx={{ color: 'text.primary', display: 'block', fontWeight: 600, mb: 0.75, overflowWrap: 'anywhere' }}
      >
        {words}
      </FormLabel>
      {type === 'yes_no' ? (
        <RadioGroup row aria-labelledby={`${id}-label`}>
          <FormControlLabel value="yes" control={<Radio />} label={t('Yes')} />
          <FormControlLabel value="no" control={<Radio />} label={t('No')} />
        </RadioGroup>
      ) : type === 'file' ? (
        <Button variant="outlined" color="secondary" disabled>
          {t('Choose a file')}
        </Button>
      ) : type === 'choice' ? (
        <TextField
          select
          fullWidth
          size="small"
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
          slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${id}-label` } }, input: { id } }}
        >
          {choices.map((text) => (
            <MenuItem key={text} value={text}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <TextField
          id={id}
          fullWidth
          size="small"
          multiline={type === 'long_text'}
          minRows={type === 'long_text' ? 3 : undefined}
          slotProps={{ htmlInput: { inputMode: type === 'number' ? 'decimal' : undefined } }}
        />
      )}
    </Box>
  );
}
