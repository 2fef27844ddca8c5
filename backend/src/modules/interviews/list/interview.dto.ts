import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INTERVIEW_LIMITS,
  INTERVIEW_STATES,
  type InterviewState,
  LARGEST_PAGE,
} from '@smash/contract';
import { UuidListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { OrderField, PageSizeField } from '../../../platform/http/list-query.dto.js';
import {
  ChoiceField,
  DayField,
  IdField,
  IdsField,
  SeenNumberField,
  TextField,
} from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';
import { InterviewerDto } from '../slots/slot.dto.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

/** Sorted by time, ascending unlike other lists. A page is as large as allowed by default, so that it holds a week. */
export class ListInterviewsQueryDto extends OmitType(UuidListQueryDto, ['per_page', 'order']) {
  @PageSizeField(LARGEST_PAGE)
  per_page?: number;

  @OrderField('asc')
  order?: 'asc' | 'desc';

  @DayField({ optional: true, description: 'First day, Lagos time' })
  from?: string | null;

  @DayField({ optional: true, description: 'Last day, Lagos time' })
  to?: string | null;

  @ChoiceField(INTERVIEW_STATES, { optional: true, description: 'Only interviews in this state' })
  state?: InterviewState;

  @ChoiceField(['no'], {
    optional: true,
    description:
      '`no`: only offers without a time that can still be chosen; offers to rejected applicants are left out',
  })
  times_left?: 'no';

  @IdField({ optional: true, description: 'Id of an account; only its times or interviews' })
  interviewer_id?: string;

  @IdField({ optional: true, description: 'Only interviews of the application with this id' })
  application_id?: string;
}

/** A time of an offer. */
export class OfferedTimeDto {
  @ApiProperty({ format: 'uuid' })
  slot_id: string;

  @ApiProperty({ format: 'date-time' })
  starts_at: string;

  @ApiProperty({ type: 'integer' })
  minutes: number;

  @ApiProperty({
    description:
      'Place: an address, or a link for a call; empty if the time can no longer be chosen and was not chosen for this interview',
  })
  place: string;

  @ApiProperty({ type: InterviewerDto })
  interviewer: InterviewerDto;

  @ApiProperty({
    description:
      'Whether the time can be chosen: it is in the future, no interview is booked in it, and its interviewer can hold this interview',
  })
  is_free: boolean;
}

export class InterviewDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: INTERVIEW_STATES, enumName: 'InterviewState' })
  state: InterviewState;

  @ApiProperty({ type: 'integer', description: 'Version number of the interview, raised by every change' })
  sequence: number;

  @ApiProperty({ format: 'uuid' })
  application_id: string;

  @ApiProperty({
    enum: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    description:
      'Status of the application. While it is rejected, no time can be chosen and the applicant gets no reminder',
  })
  application_status: ApplicationStatus;

  @ApiProperty({ example: 'SMT-7F3K-9QXA' })
  reference: string;

  @ApiProperty({ description: 'First and last name of the applicant' })
  applicant_name: string;

  @ApiProperty()
  job_title: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'uuid',
    description: 'Id of the booked time (slot); null if none is booked',
  })
  slot_id: string | null;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'Time of the start; null if no time is booked' })
  starts_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  @ApiProperty(NULLABLE_TEXT)
  place: string | null;

  @ApiProperty({ type: InterviewerDto, nullable: true })
  interviewer: InterviewerDto | null;

  @ApiProperty({
    description:
      'Whether the interviewer can still hold the interview. False if it is booked and the interviewer was suspended, removed, given another role or limited to other businesses since',
  })
  is_held: boolean;

  @ApiProperty({ description: 'Text that HR wrote to the applicant' })
  text: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Username of the account that offered the interview; null if it was removed',
  })
  offered_by: string | null;

  @ApiProperty({ format: 'date-time' })
  offered_at: string;

  @ApiProperty({
    type: [OfferedTimeDto],
    description: 'Times that the applicant may choose from, earliest first',
  })
  times: OfferedTimeDto[];
}

const TextOfOffer = () =>
  TextField({
    max: INTERVIEW_LIMITS.text,
    multiline: true,
    optional: true,
    description: 'Text for the applicant, such as what to bring and whom they will meet',
  });

const SlotsOfOffer = () =>
  IdsField({
    min: 1,
    max: INTERVIEW_LIMITS.times,
    description: 'Ids of the times (slots) that the applicant may choose from',
  });

/** The sequence that the caller has seen; without it nothing is compared. */
export const SEEN_SEQUENCE = {
  min: 0,
  max: LARGEST_ID,
  description: 'The `sequence` that you read: 409 if it has changed since. If not given, nothing is compared',
};

export const SequenceField = () => SeenNumberField(SEEN_SEQUENCE);

export class OfferInterviewDto {
  @IdField({ description: 'Id of the application' })
  application_id: string;

  @SlotsOfOffer()
  slot_ids: string[];

  @TextOfOffer()
  text?: string | null;
}

export class ChangeOfferDto {
  @SlotsOfOffer()
  slot_ids: string[];

  @TextOfOffer()
  text?: string | null;

  @SequenceField()
  sequence?: number;
}

export class MoveInterviewDto {
  @IdField({ description: 'Id of any free time (slot), of this or another interviewer' })
  slot_id: string;

  @SequenceField()
  sequence?: number;
}

export class CancelInterviewDto {
  @SequenceField()
  sequence?: number;
}
