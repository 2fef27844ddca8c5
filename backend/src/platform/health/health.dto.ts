import { ApiProperty } from '@nestjs/swagger';

const PART = ['up', 'down'] as const;

export class LivenessDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

export class ReadinessDto {
  @ApiProperty({
    enum: ['ok', 'degraded', 'unavailable'],
    description:
      '`ok`: everything works; `degraded`: files cannot be stored, read or scanned, everything else works; `unavailable`: the process should get no requests',
  })
  status: 'ok' | 'degraded' | 'unavailable';

  @ApiProperty({ enum: PART })
  database: (typeof PART)[number];

  @ApiProperty({ enum: PART })
  storage: (typeof PART)[number];

  @ApiProperty({
    enum: [...PART, 'off'],
    description: 'State of the virus scanner; `off` if none is configured',
  })
  scanner: (typeof PART)[number] | 'off';

  @ApiProperty({
    description: 'Version of the product; between releases with the commit after a plus sign',
    example: '1.1.0',
  })
  version: string;

  @ApiProperty({
    description: 'Address of the public site; its host may differ from that of the portal',
    example: 'https://smash.example',
  })
  site: string;
}
