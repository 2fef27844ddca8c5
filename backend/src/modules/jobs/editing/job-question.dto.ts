import { type JobQuestion, QUESTION_LIMITS, QUESTION_TYPES, type QuestionType } from '@smash/contract';
import { BooleanField, ChoiceField, TextField, TextsField } from '../../../platform/validation/fields.js';

/** A question of a job; checkQuestions has the rules beyond its shape. */
export class JobQuestionDto implements JobQuestion {
  @TextField({
    max: QUESTION_LIMITS.id,
    description:
      'Id of the question, unique within the job. It stays the same when the question is edited. The answer is sent as question_{id}',
    example: 'years-riding',
  })
  id: string;

  @TextField({
    max: QUESTION_LIMITS.label,
    description: 'Text of the question, as the applicant reads it',
    example: 'How many years have you been riding?',
  })
  label: string;

  @ChoiceField(QUESTION_TYPES, { description: 'Type of the answer', example: 'number' })
  type: QuestionType;

  @BooleanField({ description: 'Whether an answer is required' })
  required: boolean;

  @TextsField({
    max: QUESTION_LIMITS.choice,
    optional: true,
    description: `Choices of a question of the type choice: ${QUESTION_LIMITS.fewestChoices} to ${QUESTION_LIMITS.mostChoices}`,
  })
  choices?: string[];
}
