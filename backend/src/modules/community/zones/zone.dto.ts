import { ApiProperty } from '@nestjs/swagger';
import { NIGERIAN_STATES, type NigerianState } from '@smash/contract';

export class ZoneDto {
  @ApiProperty({ type: 'integer', example: 6 })
  id: number;

  @ApiProperty({ example: 'South West' })
  name: string;

  @ApiProperty({ enum: NIGERIAN_STATES, enumName: 'NigerianState', isArray: true })
  states: NigerianState[];

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;
}
