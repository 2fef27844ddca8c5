import { ApiProperty } from '@nestjs/swagger';

const applications = { type: 'integer', description: 'Number of its applications, which are kept' } as const;

/** A deleted posting in a list. */
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

export class JobDeletionDto {
  @ApiProperty({ description: 'What was done, as a text for people' })
  message: string;

  @ApiProperty(applications)
  application_count: number;
}
