import { ApiProperty } from '@nestjs/swagger';
import { MOST_MENTIONED, NOTE_LIMIT, NOTE_SUBJECTS, type NoteSubject } from '@smash/contract';
import { ChoiceField, IdsField, TextField } from '../../../platform/validation/fields.js';
import { ActorDto } from '../history/actor.js';

export class CreateNoteDto {
  @TextField({ max: NOTE_LIMIT, multiline: true, description: 'Text of the note, for other administrators' })
  text: string;

  @ChoiceField(NOTE_SUBJECTS, {
    optional: true,
    description:
      'Subject of the note: `person` shows it with every application of the person; `application` if not given',
  })
  about?: NoteSubject;

  @IdsField({
    min: 0,
    max: MOST_MENTIONED,
    optional: true,
    description:
      'Ids of the accounts of GET /reviewers that the note mentions. They get a mail, and the application is marked for them',
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

  @ApiProperty({
    type: ActorDto,
    nullable: true,
    description: 'Account of the author; null if it was removed',
  })
  author: ActorDto | null;

  @ApiProperty({
    type: [ActorDto],
    description: 'Accounts that the note mentions, by name, without removed accounts',
  })
  mentions: ActorDto[];

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
