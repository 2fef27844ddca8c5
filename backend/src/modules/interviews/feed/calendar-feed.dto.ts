import { ApiProperty } from '@nestjs/swagger';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

/** Whether there is an address; the address itself is shown once, when it is made. */
export class CalendarFeedDto {
  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Time at which the address was made; null if there is none',
  })
  made_at: string | null;
}

export class NewCalendarFeedDto {
  @ApiProperty({
    description:
      'Secret address of the calendar. Everybody who has it can read the calendar. It is returned only here',
  })
  url: string;

  @ApiProperty({ format: 'date-time' })
  made_at: string;
}
