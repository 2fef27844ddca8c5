import { ApiProperty } from '@nestjs/swagger';
import { ActorDto } from './actor.js';
import { APPLICATION_EVENT_TYPES, type ApplicationEventType } from '../entities/application-event.entity.js';

export class HistoryEntryDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: APPLICATION_EVENT_TYPES, enumName: 'ApplicationEventType' })
  type: ApplicationEventType;

  @ApiProperty({
    type: ActorDto,
    nullable: true,
    description: 'Account that did it; null for the applicant and for removed accounts',
  })
  actor: ActorDto | null;

  @ApiProperty({
    type: ActorDto,
    nullable: true,
    description: 'For `assigned` and `unassigned`: the account that was assigned or unassigned',
  })
  assignee: ActorDto | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'Details: `from` and `to` of a status, stage or interview; `from_stage` and `to_stage` of a status that ended or brought back a stage; `note_id` of a note; `assignee_id`; `kind` of an export; `fields` of a correction, separated by commas',
    example: { from: 'pending', to: 'reviewed' },
  })
  data: Record<string, string>;
}
