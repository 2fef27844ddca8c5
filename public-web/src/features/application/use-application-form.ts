import { answerField, type SentForm } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../lib/api/client';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';
import {
  answersOf,
  emptyValues,
  filesOf,
  formFields,
  isMissingMessage,
  validateField,
  validateForm,
  type FieldName,
  type FormValues,
  type TextValues,
} from './form-values';
import type { DraftState } from './use-draft';
import { useKeptFiles } from './use-kept-files';
import { loadSending, type KeptDraft, type Send, useSending } from './sending/use-sending';

interface ApplicationFormOptions<Receipt> {
  questions: Job['questions'];
  draft: KeptDraft & {
    state: DraftState;
    restoredAnswers: TextValues | undefined;
    saveAnswers: (answers: TextValues) => void;
    /** Job whose files stay on this device; none where nothing is left on it. */
    filesOfJob?: number;
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
  const { restoredAnswers } = draft;
  // Of a form that was refused before it was read nothing came back: then the draft counts.
  const firstAnswers = sent?.values && Object.keys(sent.values).length > 0 ? sent.values : restoredAnswers;
  const fields = useFormFields<FormValues, FieldName>(
    () => restoredValues(questions, firstAnswers),
    sent?.errors,
  );
  const [banner, setBanner] = useState(
    sent && Object.keys(sent.errors).length === 0 ? sent.message : undefined,
  );
  const [failureCount, setFailureCount] = useState(sent ? 1 : 0);
  const { fillIn } = fields;
  const shownAnswers = useRef(firstAnswers);
  const files = useKeptFiles(draft.filesOfJob, restoreFile);
  /** Why the form has to wait, by field: photos of which no file was made yet. */
  const [pending, setPending] = useState<FieldErrors<FieldName>>({});
  const [clearCount, setClearCount] = useState(0);
  // In the draft only once it was sent: what somebody agrees to is ticked by whoever sends it.
  const [isForPool, setForPool] = useState(firstAnswers?.talent_pool === 'true');

  // The draft of a form that came from the server is there after it.
  useEffect(() => {
    if (shownAnswers.current || !restoredAnswers) return;
    shownAnswers.current = restoredAnswers;
    setForPool(restoredAnswers.talent_pool === 'true');
    for (const [name, answer] of Object.entries(restoredValues(questions, restoredAnswers))) {
      if (answer) fillIn(name as FieldName, answer);
    }
  }, [restoredAnswers, questions, fillIn]);

  function fail(errors: FieldErrors<FieldName>, message?: string) {
    fields.setErrors(errors);
    setBanner(message);
    setFailureCount((count) => count + 1);
  }

  function change<Field extends FieldName>(name: Field, value: FormValues[Field]) {
    const values = fields.setValue(name, value);
    if (typeof value === 'string') return draft.saveAnswers(answersOf(values));
    const message = value ? validateField({ name }, value) : undefined;
    fields.setError(name, message);
    if (value && !message) void files.keep(name, value);
    else files.forget(name);
  }

  /** Keeps the form from being sent until the reason is gone, which takes its message along. */
  function holdBack(name: FieldName, reason: string | undefined) {
    if (fields.errors[name] === pending[name]) fields.setError(name, undefined);
    setPending((current) => ({ ...current, [name]: reason }));
  }

  /**
   * A file of an earlier visit is checked as a chosen one is; the job may no longer ask for it.
   * @returns whether it was taken: it does not stand for one that was sent since and has to be chosen again
   */
  function restoreFile(name: FieldName, file: File): boolean {
    const message = sent?.errors[name];
    if (message && !isMissingMessage(message)) return false;
    if (!formFields(questions).some((field) => field.name === name)) return false;
    fields.fillIn(name, file);
    fields.setError(name, validateField({ name }, file));
    return true;
  }

  /** Leaving a filled field checks it; that a field is still empty is said on Submit only. */
  function leave(name: FieldName) {
    const question = questions.find(({ id }) => answerField(id) === name);
    const message = validateField({ name, question }, fields.values[name]);
    if (message && !isMissingMessage(message)) fields.setError(name, message);
  }

  /** A consent that is taken back leaves the draft of the attempt that had it. */
  function changePool(isTicked: boolean) {
    setForPool(isTicked);
    if (!isTicked) draft.saveAnswers(answersOf(fields.values));
  }

  async function submit() {
    const { values } = fields;
    // Said at once: after a wait, it could mark what has been corrected meanwhile.
    const errors = validateForm(values, questions, kept, pending);
    if (Object.keys(errors).length > 0) return fail(errors);
    const unreadable = await sending.findUnreadable(filesOf(values));
    if (Object.keys(unreadable).length > 0) return fail(unreadable);

    setBanner(undefined);
    fields.setErrors({});
    const answers = { ...answersOf(values), ...(isForPool && { talent_pool: 'true' as const }) };
    // An attempt that is made again after a reload says the same, so that the server knows it again.
    draft.saveAnswers(answers);
    // What the device refused to keep when it was chosen may have a place by now.
    for (const [name, file] of Object.entries(filesOf(values)) as [FieldName, File][])
      if (!files.keeping[name]) void files.keep(name, file);
    const outcome = await sending.send(answers, filesOf(values));
    if (outcome.type === 'received') return onReceived(outcome.receipt);
    if (outcome.type === 'unknown') return fail({}, outcome.message);
    const { fields: named, message } = outcome;
    const { hasOtherQuestions, QUESTIONS_CHANGED, refusedFields } = await loadSending();
    const isOutdated = hasOtherQuestions(named, questions);
    fail(refusedFields(named, message, questions), isOutdated ? QUESTIONS_CHANGED : message);
  }

  function clearAll() {
    fields.reset(emptyValues(questions));
    setForPool(false);
    setBanner(undefined);
    setFailureCount(0);
    setClearCount((count) => count + 1);
    draft.clear();
  }

  return {
    questions,
    /** Whether it takes the place of one that was sent: the address stays, and nothing of it is on the device. */
    isNewerVersion: kept !== undefined,
    kept: kept ?? {},
    /** Which chosen files stay on this device. */
    keeping: files.keeping,
    filesOfJob: draft.filesOfJob,
    /** In their order. */
    fields: formFields(questions),
    values: fields.values,
    errors: fields.errors,
    change,
    leave,
    holdBack,
    pending,
    submit,
    clearAll,
    /** Grows when everything is cleared: what a part of the form holds by itself goes too. */
    clearCount,
    /** Whether it may be kept for other openings. */
    isForPool,
    changePool,
    draftState: draft.state,
    /** Whether it was sent, in this visit or before, and nobody knows what became of it. */
    mayHaveArrived: draft.getSubmission().lastOutcome === 'unknown',
    progress: sending.progress,
    isSending: sending.progress !== undefined,
    stopSending: sending.stop,
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
