import { ApiProperty } from '@nestjs/swagger';

/** The response to an application. Holds no personal data, since it is stored with the idempotency key too. */
export class SubmittedApplication {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Reference that the applicant quotes', example: 'SMT-7F3K-9QXA' })
  reference: string;

  @ApiProperty({ enum: ['pending'] })
  status: 'pending';

  @ApiProperty({ type: 'integer' })
  job_id: number;

  @ApiProperty()
  job_title: string;

  @ApiProperty({ format: 'date-time' })
  applied_at: string;
}
