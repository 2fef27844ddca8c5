import { APPLICATION_MESSAGES } from './application-form.js';
import { cleanLine, cleanText, isBlank, withoutGroups } from './text.js';
import { checkListId } from './named-list.js';

/** Types of answers that questions of a job ask for. */
export const QUESTION_TYPES = ['short_text', 'long_text', 'number', 'choice', 'yes_no', 'file'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** A question that the application form of one job asks beside those of every job. */
export interface JobQuestion {
  /** Unique among the questions of a job, and the same for as long as the question stays. */
  id: string;
  label: string;
  type: QuestionType;
  required: boolean;
  /** Of `choice` alone. */
  choices?: string[];
}

/** A question as it was asked, with the answer: text, a number in digits, a choice, `yes` or `no`, a file's name; null for none. */
export interface QuestionAnswer {
  question_id: string;
  label: string;
  type: QuestionType;
  value: string | null;
}

/** Labels of the types for people. */
export const QUESTION_TYPE_LABELS: Record<QuestionType, string> = {
  short_text: 'Short text',
  long_text: 'Long text',
  number: 'Number',
  choice: 'Choice from a list',
  yes_no: 'Yes or no',
  file: 'File',
};

export const QUESTION_LIMITS = {
  questions: 20,
  /** Questions of type `file`: each may bring 5 MB. */
  files: 3,
  id: 36,
  /** The limits of texts are in characters. */
  label: 300,
  choice: 100,
  fewestChoices: 2,
  mostChoices: 20,
} as const;

/** Longest answers, in characters. */
export const ANSWER_LIMITS = {
  short_text: 300,
  long_text: 5_000,
  number: 32,
} as const;

/** Messages about questions that HR writes. */
export const QUESTION_MESSAGES = {
  id: 'Please use letters, digits, hyphens and underscores',
  sameId: 'Two questions have this id',
  tooMany: `Please ask at most ${QUESTION_LIMITS.questions} questions`,
  tooManyFiles: `Please ask for at most ${QUESTION_LIMITS.files} files`,
  choices: `Please give ${QUESTION_LIMITS.fewestChoices} to ${QUESTION_LIMITS.mostChoices} choices`,
  sameChoice: 'Two choices are the same',
  noChoices: 'Only a question of type choice has choices',
} as const;

/** Messages about answers. Separate from those about questions, since the application form needs only these. */
export const ANSWER_MESSAGES = {
  number: 'Please enter a number, such as 5 or 2.5',
  choice: 'Please choose one from the list',
  yesNo: 'Please choose Yes or No',
  file: 'Please upload a file',
  notAsked: 'This question is no longer asked. Please load the page again',
} as const;

const FIELD_PREFIX = 'question_';

/** The part of the application form that holds the answer to a question, and the kind of a file that came in it. */
export type AnswerField = `${typeof FIELD_PREFIX}${string}`;

export function answerField(questionId: string): AnswerField {
  return `${FIELD_PREFIX}${questionId}`;
}

export function isAnswerField(name: string): name is AnswerField {
  return name.startsWith(FIELD_PREFIX);
}

/** A rule that the questions of a job break, with the path to the broken field: `[3, 'choices']`, or empty for the whole list. */
export interface QuestionsIssue {
  at: [] | [index: number, field: keyof JobQuestion];
  message: string;
}

/** What is wrong with the questions of a job; empty when they may be saved. */
export function checkQuestions(questions: readonly JobQuestion[]): QuestionsIssue[] {
  if (questions.length > QUESTION_LIMITS.questions) return [{ at: [], message: QUESTION_MESSAGES.tooMany }];
  const ids = questions.map(({ id }) => id);
  const files = questions.flatMap(({ type }, index) => (type === 'file' ? [index] : []));
  return questions.flatMap((question, index) => {
    const messages: [keyof JobQuestion, string | undefined][] = [
      [
        'id',
        ids.indexOf(question.id) < index
          ? QUESTION_MESSAGES.sameId
          : checkListId(question.id, QUESTION_LIMITS.id, QUESTION_MESSAGES.id),
      ],
      ['label', checkLine(question.label, QUESTION_LIMITS.label)],
      ['type', files.indexOf(index) >= QUESTION_LIMITS.files ? QUESTION_MESSAGES.tooManyFiles : undefined],
      ['choices', checkChoices(question)],
    ];
    return messages.flatMap(([field, message]): QuestionsIssue[] =>
      message ? [{ at: [index, field], message }] : [],
    );
  });
}

function checkLine(text: string, limit: number): string | undefined {
  if (text.length > limit) return APPLICATION_MESSAGES.tooLong(limit);
  return isBlank(text) ? APPLICATION_MESSAGES.required : undefined;
}

function checkChoices({ type, choices = [] }: JobQuestion): string | undefined {
  if (type !== 'choice') return choices.length > 0 ? QUESTION_MESSAGES.noChoices : undefined;
  const { fewestChoices, mostChoices, choice } = QUESTION_LIMITS;
  if (choices.length < fewestChoices || choices.length > mostChoices) return QUESTION_MESSAGES.choices;
  const message = choices.map((text) => checkLine(text, choice)).find(Boolean);
  if (message) return message;
  return new Set(choices.map(cleanLine)).size < choices.length ? QUESTION_MESSAGES.sameChoice : undefined;
}

/** The questions as they are kept: cleaned texts, always in the same order of fields, choices only where they belong. */
export function cleanQuestions(questions: readonly JobQuestion[]): JobQuestion[] {
  return questions.map(({ id, label, type, required, choices }) => ({
    id,
    label: cleanLine(label),
    type,
    required,
    ...(type === 'choice' ? { choices: (choices ?? []).map(cleanLine) } : {}),
  }));
}

/** The message for an answer in text, or undefined when it is valid. Blank counts as no answer. Files have rules of their own. */
export function checkAnswer(question: JobQuestion, answer: string): string | undefined {
  if (isBlank(answer.slice(0, 10_000))) return question.required ? missingMessage(question) : undefined;
  switch (question.type) {
    case 'short_text':
    case 'long_text': {
      const limit = ANSWER_LIMITS[question.type];
      return answer.length > limit ? APPLICATION_MESSAGES.tooLong(limit) : undefined;
    }
    case 'number':
      return toNumber(answer) === undefined ? ANSWER_MESSAGES.number : undefined;
    case 'choice':
      return question.choices?.includes(answer) ? undefined : ANSWER_MESSAGES.choice;
    case 'yes_no':
      return answer === 'yes' || answer === 'no' ? undefined : ANSWER_MESSAGES.yesNo;
    case 'file':
      return ANSWER_MESSAGES.file;
  }
}

/** The message for a required question without an answer. */
export function missingMessage({ type }: Pick<JobQuestion, 'type'>): string {
  return type === 'file' ? ANSWER_MESSAGES.file : APPLICATION_MESSAGES.required;
}

/** A valid answer as it is stored; null for no answer. */
export function cleanAnswer({ type }: JobQuestion, answer: string): string | null {
  if (isBlank(answer)) return null;
  if (type === 'number') return toNumber(answer) ?? null;
  return type === 'long_text' ? cleanText(answer) : cleanLine(answer);
}

/** The typed number, without digit groups and superfluous zeros: at most 12 digits, and 3 after the point. */
function toNumber(text: string): string | undefined {
  if (text.length > ANSWER_LIMITS.number) return undefined;
  const digits = withoutGroups(text);
  return /^-?\d{1,12}(?:\.\d{1,3})?$/.test(digits) ? String(Number(digits) + 0) : undefined;
}

/** An answer in words. */
export function describeAnswer({ type, value }: Pick<QuestionAnswer, 'type' | 'value'>): string {
  if (value === null) return 'No answer';
  if (type !== 'yes_no') return value;
  return value === 'yes' ? 'Yes' : 'No';
}
