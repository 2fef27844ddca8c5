import { type JobQuestion, QUESTION_LIMITS, QUESTION_TYPES, type QuestionType } from '@smash/contract';
import { BooleanField, ChoiceField, TextField, TextsField } from '../../../platform/validation/fields.js';

/** A question of a job; checkQuestions has the rules beyond its shape. */
export class JobQuestionDto implements JobQuestion {
  @TextField({
    max: QUESTION_LIMITS.id,
    description:
      'Unique within the job, and kept when the question is edited; its answer is sent as question_{id}',
    example: 'years-riding',
  })
  id: string;

  @TextField({
    max: QUESTION_LIMITS.label,
    description: 'What the applicant reads',
    example: 'How many years have you been riding?',
  })
  label: string;

  @ChoiceField(QUESTION_TYPES, { description: 'What the answer is', example: 'number' })
  type: QuestionType;

  @BooleanField({ description: 'Whether the form is refused without an answer' })
  required: boolean;

  @TextsField({
    max: QUESTION_LIMITS.choice,
    optional: true,
    description: `Of type choice alone: ${QUESTION_LIMITS.fewestChoices} to ${QUESTION_LIMITS.mostChoices}`,
  })
  choices?: string[];
}
