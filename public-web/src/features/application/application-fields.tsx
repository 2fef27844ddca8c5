import {
  birthDateRange,
  FILE_RULES,
  NIGERIAN_STATES,
  isRequiredField,
  type ApplicationField,
  type FileKind,
} from '@smash/contract';
import { useState, type ComponentProps } from 'react';
import { FileField } from '../../components/form/file-field';
import { SelectField } from '../../components/form/select-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { DateField, TextField } from '../../components/form/text-field';
import { FIELD_LABELS, fieldId, type FieldName, type FileFieldName } from './form-values';
import { PhotoWay } from './photos/photo-way';
import type { ApplicationFormState } from './use-application-form';

interface AnswerProps {
  state: ApplicationFormState;
  name: ApplicationField;
}

/** Props of the field of one answer: label, value, message and event handlers. */
function answerProps({ state, name }: AnswerProps) {
  return {
    id: fieldId(name),
    name,
    label: FIELD_LABELS[name],
    error: state.errors[name],
    isRequired: isRequiredField(name),
    value: state.values[name],
    disabled: state.isSending,
    onChange: (event: { target: { value: string } }) => state.change(name, event.target.value),
    onBlur: () => state.leave(name),
  };
}

/** A text answer. */
export function TextAnswer({
  state,
  name,
  ...input
}: AnswerProps & Omit<Partial<ComponentProps<typeof TextField>>, 'name'>) {
  return <TextField {...input} {...answerProps({ state, name })} />;
}

/** An answer of several lines. */
export function LongAnswer({ autoComplete, ...props }: AnswerProps & { autoComplete?: string }) {
  return <TextAreaField {...answerProps(props)} autoComplete={autoComplete} rows={2} width="full" />;
}

/** The date of birth. */
export function BirthDateAnswer(props: AnswerProps) {
  const [range] = useState(() => birthDateRange(new Date()));
  return <DateField {...answerProps(props)} {...range} autoComplete="bday" />;
}

/** A state of Nigeria. */
export function StateAnswer({ autoComplete, ...props }: AnswerProps & { autoComplete?: string }) {
  return (
    <SelectField
      {...answerProps(props)}
      options={NIGERIAN_STATES}
      placeholder="Choose a state"
      autoComplete={autoComplete}
    />
  );
}

/** Allowed types and size of every file but the CV. */
export const FILE_DESCRIPTION = 'PDF, DOC, DOCX or TXT, smaller than 5 MB';

/** Description of a file field: allowed types and size, and the file that stays if no other is chosen. */
export function describeFile({ kept }: ApplicationFormState, name: FieldName, description: string): string {
  return (kept[name] ?? '') + description;
}

/** Props of a file field that tell whether the device keeps its file, and since which visit. */
export function keepingOf({ keeping }: ApplicationFormState, name: FieldName) {
  return {
    isFromBefore: keeping[name] === 'before',
    note: keeping[name] && 'Kept on this device for a day, or until sent or cleared.',
  };
}

interface FileAnswerProps {
  state: ApplicationFormState;
  name: FileFieldName;
  kind: FileKind;
  description: string;
}

/**
 * The field of the CV or the cover letter. The file is checked when it is chosen; removing it clears its message
 * (docs/requirements/careers.md#c-25).
 */
export function FileResponse({ state, name, kind, description }: FileAnswerProps) {
  return (
    <div>
      <FileField
        id={fieldId(name)}
        name={name}
        label={FIELD_LABELS[name]}
        description={describeFile(state, name, description)}
        {...keepingOf(state, name)}
        error={state.errors[name]}
        isRequired={kind === 'cv' && state.kept[name] === undefined}
        isDisabled={state.isSending}
        extensions={FILE_RULES[kind].extensions}
        file={state.values[name]}
        onChange={(file) => state.change(name, file)}
      />
      <PhotoWay state={state} name={name} />
    </div>
  );
}
