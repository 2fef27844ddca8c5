import { ApiProperty } from '@nestjs/swagger';
import { MOST_MENTIONED, NOTE_LIMIT, NOTE_SUBJECTS, type NoteSubject } from '@smash/contract';
import { ChoiceField, IdsField, TextField } from '../../../platform/validation/fields.js';
import { ActorDto } from '../history/actor.js';

export class CreateNoteDto {
  @TextField({ max: NOTE_LIMIT, multiline: true, description: 'For the other administrators' })
  text: string;

  @ChoiceField(NOTE_SUBJECTS, {
    optional: true,
    description:
      'What it is about: `person` shows it with every application of the person; application if not given',
  })
  about?: NoteSubject;

  @IdsField({
    min: 0,
    max: MOST_MENTIONED,
    optional: true,
    description:
      'Whom it mentions: accounts of GET /reviewers, who are told by mail and find the application marked',
  })
  mentioned_ids?: string[];
}

export class NoteDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Plain text with line breaks' })
  text: string;

  @ApiProperty({ enum: NOTE_SUBJECTS, enumName: 'NoteSubject' })
  about: NoteSubject;

  @ApiProperty({ type: ActorDto, nullable: true, description: 'null when the account has been removed' })
  author: ActorDto | null;

  @ApiProperty({
    type: [ActorDto],
    description: 'Whom it mentions, by name, but for accounts that have been removed',
  })
  mentions: ActorDto[];

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
