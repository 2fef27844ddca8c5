import { answerField, type SentForm } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../lib/api/client';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';
import {
  answersOf,
  emptyValues,
  filesOf,
  formFields,
  hasOtherQuestions,
  isMissingMessage,
  refusedFields,
  validateField,
  validateForm,
  type FieldName,
  type FormValues,
  type TextValues,
} from './form-values';
import type { DraftState } from './use-draft';
import { type KeptDraft, type Send, useSending } from './use-sending';

const QUESTIONS_CHANGED =
  'The questions for this position have changed. Please load this page again. What you typed is kept, but please choose your files again.';
const UNREADABLE_FILE = 'This file can no longer be read. Please choose it again';

interface ApplicationFormOptions<Receipt> {
  questions: Job['questions'];
  draft: KeptDraft & {
    state: DraftState;
    restoredAnswers: TextValues | undefined;
    saveAnswers: (answers: TextValues) => void;
  };
  send: Send<Receipt>;
  /** Names of files that were sent before and stay; with them the form is one of a newer version. */
  kept?: Partial<Record<FieldName, string>>;
  /** What came back from the server of a form that was sent without scripts. */
  sent?: SentForm;
  /** Called with the server's receipt once it has the application. */
  onReceived: (receipt: Receipt) => void;
}

/** The application form: values, messages, the draft, and what happens on Submit. */
export function useApplicationForm<Receipt>(options: ApplicationFormOptions<Receipt>) {
  const { questions, draft, send, kept, sent, onReceived } = options;
  const sending = useSending(send, draft);
  const fields = useFormFields<FormValues, FieldName>(
    () => restoredValues(questions, sent?.values ?? draft.restoredAnswers),
    sent && refusedFields(sent.errors, sent.message ?? '', questions),
  );
  const [banner, setBanner] = useState(
    sent && Object.keys(sent.errors).length === 0 ? sent.message : undefined,
  );
  const [failureCount, setFailureCount] = useState(sent ? 1 : 0);
  const { reset } = fields;
  const { restoredAnswers } = draft;
  const shownAnswers = useRef(sent?.values ?? restoredAnswers);
  // Not in the draft: what somebody agrees to is ticked by whoever sends it.
  const [isForPool, setForPool] = useState(false);

  // The draft of a form that came from the server is there after it.
  useEffect(() => {
    if (shownAnswers.current || !restoredAnswers) return;
    shownAnswers.current = restoredAnswers;
    reset(restoredValues(questions, restoredAnswers));
  }, [restoredAnswers, questions, reset]);

  function fail(errors: FieldErrors<FieldName>, message?: string) {
    fields.setErrors(errors);
    setBanner(message);
    setFailureCount((count) => count + 1);
  }

  function change<Field extends FieldName>(name: Field, value: FormValues[Field]) {
    const values = fields.setValue(name, value);
    if (typeof value === 'string') draft.saveAnswers(answersOf(values));
    else if (value) fields.setError(name, validateField({ name }, value));
  }

  /** Leaving a filled field checks it; that a field is still empty is said on Submit only. */
  function leave(name: FieldName) {
    const question = questions.find(({ id }) => answerField(id) === name);
    const message = validateField({ name, question }, fields.values[name]);
    if (message && !isMissingMessage(message)) fields.setError(name, message);
  }

  async function submit() {
    const { values } = fields;
    // Said at once: after a wait, it could mark what has been corrected meanwhile.
    const errors = validateForm(values, questions, kept);
    if (Object.keys(errors).length > 0) return fail(errors);
    const unreadable = await findUnreadableFiles(filesOf(values));
    if (Object.keys(unreadable).length > 0) return fail(unreadable);

    setBanner(undefined);
    fields.setErrors({});
    const answers = { ...answersOf(values), ...(isForPool && { talent_pool: 'true' as const }) };
    const outcome = await sending.send(answers, filesOf(values));
    if (outcome.type === 'received') return onReceived(outcome.receipt);
    if (outcome.type === 'unknown') return fail({}, outcome.message);
    const { fields: named, message } = outcome;
    const isOutdated = hasOtherQuestions(named, questions);
    fail(refusedFields(named, message, questions), isOutdated ? QUESTIONS_CHANGED : message);
  }

  function clearAll() {
    fields.reset(emptyValues(questions));
    setForPool(false);
    setBanner(undefined);
    setFailureCount(0);
    draft.clear();
  }

  return {
    questions,
    /** Whether the address may be another than before. */
    isEmailFixed: kept !== undefined,
    kept: kept ?? {},
    /** In their order. */
    fields: formFields(questions),
    values: fields.values,
    errors: fields.errors,
    change,
    leave,
    submit,
    clearAll,
    /** Whether it may be kept for other openings. */
    isForPool,
    setForPool,
    draftState: draft.state,
    sentPercent: sending.sentPercent,
    isSending: sending.isSending,
    /** The current error of the whole form. */
    banner,
    /** Grows with every failed attempt: the focus then goes to the errors. */
    failureCount,
  };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;

/** An empty form with what the draft holds for the fields that it has. */
function restoredValues(
  questions: Job['questions'],
  restored: Readonly<Record<string, string>> | undefined,
): FormValues {
  const values = emptyValues(questions);
  for (const { name } of formFields(questions)) {
    const answer = restored?.[name];
    if (answer !== undefined && typeof values[name] === 'string') Object.assign(values, { [name]: answer });
  }
  return values;
}

async function findUnreadableFiles(files: ReturnType<typeof filesOf>): Promise<FieldErrors<FieldName>> {
  const errors: FieldErrors<FieldName> = {};
  for (const [name, file] of Object.entries(files)) {
    if (file && !(await isReadable(file))) errors[name as FieldName] = UNREADABLE_FILE;
  }
  return errors;
}

/**
 * Whether a chosen file can still be read. A file that was moved or changed since, or that a phone only holds in the
 * cloud, fails when it is sent, which looks like a network failure.
 */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
