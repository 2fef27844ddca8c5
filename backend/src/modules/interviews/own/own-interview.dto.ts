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

  @ApiProperty({ description: 'Place: an address, or a link for a call' })
  place: string;
}

/** The interview as the applicant sees it. */
export class OwnInterviewDto {
  @ApiProperty({
    enum: INTERVIEW_STATES,
    enumName: 'InterviewState',
    description: 'State of the interview; an offer shows as cancelled while the application is rejected',
  })
  state: InterviewState;

  @ApiProperty({ type: 'integer', description: 'Version number of the interview, raised by every change' })
  sequence: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'Time of the start; null if no time is booked' })
  starts_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  @ApiProperty(NULLABLE_TEXT)
  place: string | null;

  @ApiProperty({ description: 'Text that HR wrote' })
  text: string;

  @ApiProperty({ description: 'Whether the applicant can choose a time or cancel the interview now' })
  can_change: boolean;

  @ApiProperty({ type: [OwnTimeDto], description: 'Offered times that are still free, earliest first' })
  times: OwnTimeDto[];
}

export class OwnInterviewAnswerDto {
  @ApiProperty({
    type: OwnInterviewDto,
    nullable: true,
    description: 'Interview of the applicant; null if none was offered',
  })
  interview: OwnInterviewDto | null;
}

export class ChooseTimeDto {
  @IdField({ description: 'Id of one of the offered times' })
  slot_id: string;

  @SequenceField()
  sequence?: number;
}

export class CancelOwnInterviewQueryDto {
  @QueryNumber(SEEN_SEQUENCE)
  sequence?: number;
}
