import { ApiProperty } from '@nestjs/swagger';
import { INTERVIEW_LIMITS } from '@smash/contract';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import {
  ChoiceField,
  DayField,
  IdField,
  InstantField,
  ObjectsField,
  TextField,
  WholeNumberField,
} from '../../../platform/validation/fields.js';

const { shortest, longest, place, slots } = INTERVIEW_LIMITS;

export class InterviewerDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;
}

export class NewSlotDto {
  @InstantField({
    description:
      'Time of the start, in the future and within a year from now; put a day of your own in place of the one in the example',
    example: '2027-11-15T09:00:00Z',
  })
  starts_at: Date;

  @WholeNumberField({ min: shortest, max: longest, description: 'Duration in minutes' })
  minutes: number;

  @TextField({
    max: place,
    description: 'Place: an address, or a link for a call',
    example: '12 Marina, Lagos, 3rd floor',
  })
  place: string;
}

export class AddSlotsDto {
  @IdField({
    optional: true,
    description:
      'Id of the interviewer; your own account if not given. Another account needs `interviews.manage`',
  })
  interviewer_id?: string;

  @ApiProperty({ type: [NewSlotDto], minItems: 1, maxItems: slots })
  @IsArray({ message: 'A list is expected here' })
  @ArrayMinSize(1, { message: 'Please add at least one time' })
  @ArrayMaxSize(slots, { message: `Please add at most ${slots} times at once` })
  @ObjectsField(() => NewSlotDto)
  slots: NewSlotDto[];
}

export class ListSlotsQueryDto {
  @DayField({ optional: true, description: 'First day, Lagos time; today if not given' })
  from?: string | null;

  @DayField({ optional: true, description: 'Last day, Lagos time' })
  to?: string | null;

  @IdField({ optional: true, description: 'Id of an account; only its times or interviews' })
  interviewer_id?: string;

  @ChoiceField(['yes'], { optional: true, description: '`yes`: only free times' })
  free?: 'yes';

  @IdField({
    optional: true,
    description:
      'Id of an application; only times of interviewers who see it are free, so not those of an account that is limited to other brands',
  })
  application_id?: string;
}

/** A time that an interviewer has for one interview. */
export class SlotDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: InterviewerDto })
  interviewer: InterviewerDto;

  @ApiProperty({ format: 'date-time' })
  starts_at: string;

  @ApiProperty({ type: 'integer' })
  minutes: number;

  @ApiProperty({
    description:
      'Place: an address, or a link for a call; empty for a limited account while an interview of another business is booked in the time',
  })
  place: string;

  @ApiProperty({
    description:
      'Whether the time can be chosen: it is in the future, no interview is booked in it, and its interviewer can hold interviews',
  })
  is_free: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of applicants who may choose the time now' })
  offers: number;
}
