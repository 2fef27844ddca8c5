import { answerField, FILE_RULES, type JobQuestion } from '@smash/contract';
import { FileField } from '../../components/form/file-field';
import { RadioField } from '../../components/form/radio-field';
import { SelectField } from '../../components/form/select-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { TextField } from '../../components/form/text-field';
import { describeFile, FILE_DESCRIPTION, keepingOf } from './application-fields';
import { fieldId } from './form-values';
import { PhotoWay } from './photos/photo-way';
import type { ApplicationFormState } from './use-application-form';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The field for a question of the job. */
export function QuestionField({ state, question }: { state: ApplicationFormState; question: JobQuestion }) {
  const name = answerField(question.id);
  const value = state.values[name];
  const look = {
    id: fieldId(name),
    label: question.label,
    error: state.errors[name],
    isRequired: question.required,
    width: 'full',
  } as const;
  if (question.type === 'file') {
    return (
      <div>
        <FileField
          {...look}
          name={name}
          description={describeFile(state, name, FILE_DESCRIPTION)}
          {...keepingOf(state, name)}
          isRequired={question.required && state.kept[name] === undefined}
          isDisabled={state.isSending}
          extensions={FILE_RULES.cover_letter.extensions}
          file={value instanceof File ? value : null}
          onChange={(file) => state.change(name, file)}
        />
        <PhotoWay state={state} name={name} />
      </div>
    );
  }
  const control = {
    ...look,
    name,
    value: typeof value === 'string' ? value : '',
    disabled: state.isSending,
    onChange: (event: { target: { value: string } }) => state.change(name, event.target.value),
    onBlur: () => state.leave(name),
  };
  switch (question.type) {
    case 'short_text':
      return <TextField {...control} />;
    case 'number':
      return <TextField {...control} inputMode="decimal" />;
    case 'long_text':
      return <TextAreaField {...control} rows={4} />;
    case 'choice':
      return <SelectField {...control} options={question.choices ?? []} placeholder="Choose one" />;
    case 'yes_no':
      return <RadioField {...control} options={YES_NO} />;
  }
}
