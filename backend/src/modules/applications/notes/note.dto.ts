import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../platform/validation/fields.js';
import { ActorDto } from '../history/actor.js';

/** Most characters of a note. */
export const NOTE_LIMIT = 4000;

export class CreateNoteDto {
  @TextField({ max: NOTE_LIMIT, multiline: true, description: 'For the other administrators' })
  text: string;
}

export class NoteDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Plain text with line breaks' })
  text: string;

  @ApiProperty({ type: ActorDto, nullable: true, description: 'null when the account has been removed' })
  author: ActorDto | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
