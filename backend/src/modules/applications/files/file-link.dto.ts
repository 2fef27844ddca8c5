import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../../../platform/validation/fields.js';

export const DISPOSITIONS = ['inline', 'attachment'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

export class CreateFileLinkDto {
  @ChoiceField(DISPOSITIONS, { description: '`inline` to show the file, `attachment` to save it' })
  disposition: Disposition;
}

export class FileLinkDto {
  @ApiProperty({ description: 'Path of the link on this server; needs no credentials until it expires' })
  url: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ example: 'application/pdf' })
  content_type: string;

  @ApiProperty({ type: 'integer', description: 'Size of the file in bytes' })
  size: number;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;
}
