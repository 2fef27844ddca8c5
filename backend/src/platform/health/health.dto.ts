import { ApiProperty } from '@nestjs/swagger';

const PART = ['up', 'down'] as const;

export class LivenessDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

export class ReadinessDto {
  @ApiProperty({
    enum: ['ok', 'degraded', 'unavailable'],
    description: 'degraded: files cannot be stored, read or scanned, everything else works',
  })
  status: 'ok' | 'degraded' | 'unavailable';

  @ApiProperty({ enum: PART })
  database: (typeof PART)[number];

  @ApiProperty({ enum: PART })
  storage: (typeof PART)[number];

  @ApiProperty({ enum: [...PART, 'off'], description: 'The virus scanner; off where none is configured' })
  scanner: (typeof PART)[number] | 'off';

  @ApiProperty({
    description:
      'What runs: the version of the product and, when it is no release, the commit behind a plus sign',
    example: '1.1.0',
  })
  version: string;

  @ApiProperty({
    description: 'Where visitors find the site, whose host may be another than that of the portal',
    example: 'https://smash.example',
  })
  site: string;
}
