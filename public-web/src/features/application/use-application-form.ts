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
    /** Job whose files are kept on this device; undefined where nothing may be left on it. */
    filesOfJob?: number;
  };
  send: Send<Receipt>;
  /** What to say about the fields whose sent value stays; set only in the form of a newer version. */
  kept?: Partial<Record<FieldName, string>>;
  /** The server's result, when the browser sent the form without scripts. */
  sent?: SentForm;
  /** Called with the server's receipt once it has the application. */
  onReceived: (receipt: Receipt) => void;
}

/** The application form: values, messages, the draft, and what happens on Submit. */
export function useApplicationForm<Receipt>(options: ApplicationFormOptions<Receipt>) {
  const { questions, draft, send, kept, sent, onReceived } = options;
  const { restoredAnswers } = draft;
  // A form that was refused before the server read it comes back without values: then the draft counts.
  const firstAnswers = sent?.values && Object.keys(sent.values).length > 0 ? sent.values : restoredAnswers;
  const fields = useFormFields<FormValues, FieldName>(
    () => restoredValues(questions, firstAnswers),
    sent?.errors,
  );
  const [banner, setBanner] = useState(
    sent && Object.keys(sent.errors).length === 0 ? sent.message : undefined,
  );
  const sending = useSending(send, draft, setBanner);
  const [failureCount, setFailureCount] = useState(sent ? 1 : 0);
  const { fillIn } = fields;
  const shownAnswers = useRef(firstAnswers);
  const files = useKeptFiles(draft.filesOfJob, restoreFile);
  /** Why the form has to wait, by field: photos that are not in a file yet. */
  const [pending, setPending] = useState<FieldErrors<FieldName>>({});
  const [clearCount, setClearCount] = useState(0);
  // The draft holds the consent only after an attempt: whoever sends the form has to tick it.
  const [isForPool, setForPool] = useState(firstAnswers?.talent_pool === 'true');

  // After the server has drawn the page, the draft is read only once it is hydrated.
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

  /** Keeps the form from being sent until the reason is undefined. A new reason removes the message of the old one. */
  function holdBack(name: FieldName, reason: string | undefined) {
    if (fields.errors[name] === pending[name]) fields.setError(name, undefined);
    setPending((current) => ({ ...current, [name]: reason }));
  }

  /**
   * Checks a file of an earlier visit like a chosen one; the job may no longer ask for it.
   * @returns whether the form took it: it does not replace a file that was sent since and has to be chosen again
   */
  function restoreFile(name: FieldName, file: File): boolean {
    const message = sent?.errors[name];
    if (message && !isMissingMessage(message)) return false;
    if (!formFields(questions).some((field) => field.name === name)) return false;
    fields.fillIn(name, file);
    fields.setError(name, validateField({ name }, file));
    return true;
  }

  /** Checks a filled field when it is left; only Submit complains of an empty one. */
  function leave(name: FieldName) {
    const question = questions.find(({ id }) => answerField(id) === name);
    const message = validateField({ name, question }, fields.values[name]);
    if (message && !isMissingMessage(message)) fields.setError(name, message);
  }

  /** Withdrawing the consent also removes it from the draft, where an earlier attempt may have put it. */
  function changePool(isTicked: boolean) {
    setForPool(isTicked);
    if (!isTicked) draft.saveAnswers(answersOf(fields.values));
  }

  async function submit() {
    const { values } = fields;
    // Shown before any wait: later, errors could mark fields that were corrected meanwhile.
    const errors = validateForm(values, questions, kept, pending);
    if (Object.keys(errors).length > 0) return fail(errors);
    const unreadable = await sending.findUnreadable(filesOf(values));
    if (unreadable) return fail(unreadable);

    setBanner(undefined);
    fields.setErrors({});
    const answers = { ...answersOf(values), ...(isForPool && { talent_pool: 'true' as const }) };
    // Saved so that an attempt after a reload sends the same content, and the server recognises it.
    draft.saveAnswers(answers);
    // The device may have room by now for a file that it could not keep before.
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
    /** Whether the form is for a newer version: the email address stays, and nothing is kept on the device. */
    isNewerVersion: kept !== undefined,
    kept: kept ?? {},
    /** Which chosen files are kept on this device. */
    keeping: files.keeping,
    filesOfJob: draft.filesOfJob,
    /** The fields in their order on the page. */
    fields: formFields(questions),
    values: fields.values,
    errors: fields.errors,
    change,
    leave,
    holdBack,
    pending,
    submit,
    clearAll,
    /** Grows when everything is cleared; as a key it also resets parts with state of their own. */
    clearCount,
    /** Whether the consent to the talent pool is ticked. */
    isForPool,
    changePool,
    draftState: draft.state,
    /** Whether the form was sent, in this visit or before, with an unknown outcome. */
    mayHaveArrived: draft.getSubmission().lastOutcome === 'unknown',
    progress: sending.progress,
    isSending: sending.progress !== undefined,
    stopSending: sending.stop,
    /** The current error of the whole form. */
    banner,
    /** Grows with each failed attempt, which moves the focus to the errors. */
    failureCount,
  };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;

/** The values of an empty form, filled with the restored answers to its fields. */
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
