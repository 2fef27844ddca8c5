import { ApiProperty } from '@nestjs/swagger';
import { INTERVIEW_STATES, type InterviewState } from '@smash/contract';
import { IdField, QueryNumber } from '../../../platform/validation/fields.js';
import { SEEN_SEQUENCE, SequenceField } from '../list/interview.dto.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

/** A time that the applicant may choose. */
export class OwnTimeDto {
  @ApiProperty({ format: 'uuid' })
  slot_id: string;

  @ApiProperty({ format: 'date-time' })
  starts_at: string;

  @ApiProperty({ type: 'integer' })
  minutes: number;

  @ApiProperty({ description: 'An address, or a link for a call' })
  place: string;
}

/** The interview as the applicant sees it. */
export class OwnInterviewDto {
  @ApiProperty({
    enum: INTERVIEW_STATES,
    enumName: 'InterviewState',
    description: 'What is offered reads as cancelled while the application is rejected',
  })
  state: InterviewState;

  @ApiProperty({ type: 'integer', description: 'Rises with every change' })
  sequence: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'null until a time is booked' })
  starts_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  @ApiProperty(NULLABLE_TEXT)
  place: string | null;

  @ApiProperty({ description: 'What HR wrote' })
  text: string;

  @ApiProperty({ description: 'Whether a time can be chosen, or the interview cancelled, now' })
  can_change: boolean;

  @ApiProperty({ type: [OwnTimeDto], description: 'What is still free of the offer, earliest first' })
  times: OwnTimeDto[];
}

export class OwnInterviewAnswerDto {
  @ApiProperty({ type: OwnInterviewDto, nullable: true, description: 'null when none was offered' })
  interview: OwnInterviewDto | null;
}

export class ChooseTimeDto {
  @IdField({ description: 'One of the times that are offered' })
  slot_id: string;

  @SequenceField()
  sequence?: number;
}

export class CancelOwnInterviewQueryDto {
  @QueryNumber(SEEN_SEQUENCE)
  sequence?: number;
}
