import { ApiProperty } from '@nestjs/swagger';

/** A session of the account that asks. */
export class OwnSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  is_current: boolean;

  @ApiProperty({ format: 'date-time' })
  began_at: string;

  @ApiProperty({ format: 'date-time', description: 'To the minute' })
  last_used_at: string;

  @ApiProperty({
    description: 'Browser and system, as the browser said at the login',
    example: 'Chrome on Windows',
  })
  device: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the login came from: the /24 of an IPv4 address, the /48 of an IPv6 address',
    example: '192.0.2.0/24',
  })
  network: string | null;
}
