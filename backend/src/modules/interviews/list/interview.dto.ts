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
  TextField,
  WholeNumberField,
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

  @DayField({ optional: true, description: 'First day in Lagos' })
  from?: string | null;

  @DayField({ optional: true, description: 'Last day in Lagos' })
  to?: string | null;

  @ChoiceField(INTERVIEW_STATES, { optional: true, description: 'Only this state' })
  state?: InterviewState;

  @ChoiceField(['no'], {
    optional: true,
    description:
      'Only those on offer whose applicant, who is not rejected, has no time to choose from any more',
  })
  times_left?: 'no';

  @IdField({ optional: true, description: 'Only this interviewer' })
  interviewer_id?: string;

  @IdField({ optional: true, description: 'Only this application' })
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
      'An address, or a link for a call; empty where the time can no longer be chosen and was not chosen here',
  })
  place: string;

  @ApiProperty({ type: InterviewerDto })
  interviewer: InterviewerDto;

  @ApiProperty({
    description: 'Whether it lies ahead, no interview is booked in it, and its interviewer can hold this one',
  })
  is_free: boolean;
}

export class InterviewDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: INTERVIEW_STATES, enumName: 'InterviewState' })
  state: InterviewState;

  @ApiProperty({ type: 'integer', description: 'Rises with every change' })
  sequence: number;

  @ApiProperty({ format: 'uuid' })
  application_id: string;

  @ApiProperty({
    enum: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    description: 'Of a rejected one, no time can be chosen and its applicant is not reminded',
  })
  application_status: ApplicationStatus;

  @ApiProperty({ example: 'SMT-7F3K-9QXA' })
  reference: string;

  @ApiProperty({ description: 'First and last name' })
  applicant_name: string;

  @ApiProperty()
  job_title: string;

  @ApiProperty({ ...NULLABLE_TEXT, format: 'uuid', description: 'The slot that is booked' })
  slot_id: string | null;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'null until a time is booked' })
  starts_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  minutes: number | null;

  @ApiProperty(NULLABLE_TEXT)
  place: string | null;

  @ApiProperty({ type: InterviewerDto, nullable: true })
  interviewer: InterviewerDto | null;

  @ApiProperty({
    description:
      'False for one that is booked and whose interviewer was suspended, removed, given another role or limited to other brands since',
  })
  is_held: boolean;

  @ApiProperty({ description: 'What HR wrote to the applicant' })
  text: string;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Who offered it; null when the account was removed' })
  offered_by: string | null;

  @ApiProperty({ format: 'date-time' })
  offered_at: string;

  @ApiProperty({ type: [OfferedTimeDto], description: 'What the applicant may choose from, earliest first' })
  times: OfferedTimeDto[];
}

const TextOfOffer = () =>
  TextField({
    max: INTERVIEW_LIMITS.text,
    multiline: true,
    optional: true,
    description: 'For the applicant: what to bring, whom they will meet',
  });

const SlotsOfOffer = () =>
  IdsField({ min: 1, max: INTERVIEW_LIMITS.times, description: 'Slots that the applicant may choose from' });

/** The sequence that the caller has seen; without it nothing is compared. */
export const SEEN_SEQUENCE = {
  min: 0,
  max: LARGEST_ID,
  optional: true,
  description: 'The sequence that was read: 409 when it has changed since',
};

export const SequenceField = () => WholeNumberField(SEEN_SEQUENCE);

export class OfferInterviewDto {
  @IdField({ description: 'Of which application' })
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
  @IdField({ description: 'Any free slot, of this or another interviewer' })
  slot_id: string;

  @SequenceField()
  sequence?: number;
}

export class CancelInterviewDto {
  @SequenceField()
  sequence?: number;
}
