import { ApiProperty } from '@nestjs/swagger';
import { MessageDto } from './message.dto.js';

const applications = { type: 'integer', description: 'Its applications, which stay' } as const;

/** What is left of a deleted posting in lists. */
export class DeletedJobDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'Rider Experience Lead, Ridesmash' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  deleted_at: string;

  @ApiProperty(applications)
  application_count: number;
}

export class JobDeletionDto extends MessageDto {
  @ApiProperty(applications)
  application_count: number;
}
