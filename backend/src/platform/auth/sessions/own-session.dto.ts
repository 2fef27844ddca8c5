import { ApiProperty } from '@nestjs/swagger';

/** A session of the account that asks. */
export class OwnSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Whether this is the session of the request' })
  is_current: boolean;

  @ApiProperty({ format: 'date-time' })
  began_at: string;

  @ApiProperty({ format: 'date-time', description: 'Time of the last use, accurate to the minute' })
  last_used_at: string;

  @ApiProperty({
    description: 'Browser and operating system, as the browser reported them at the login',
    example: 'Chrome on Windows',
  })
  device: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Network of the login: the /24 of an IPv4 address or the /48 of an IPv6 address; null if unknown',
    example: '192.0.2.0/24',
  })
  network: string | null;
}
