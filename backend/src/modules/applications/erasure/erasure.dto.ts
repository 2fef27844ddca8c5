import { ApiProperty } from '@nestjs/swagger';
import { ERASURE_REASONS, type ErasureReason } from '@smash/contract';

/** The certificate of an erased application, for the owner; nothing in it is about a person. */
export class ErasureDto {
  @ApiProperty({ format: 'uuid', description: 'Number of the certificate, which the applicant may quote' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'Id of the erased application' })
  application_id: string;

  @ApiProperty({
    enum: ERASURE_REASONS,
    description:
      '`request`: the applicant asked; `retention`: the retention period was over; `removed`: an administrator removed the application',
  })
  reason: ErasureReason;

  @ApiProperty({ type: 'integer', description: 'Number of files erased with the application' })
  file_count: number;

  @ApiProperty({ format: 'date-time' })
  erased_at: string;
}
