import { ApiProperty } from '@nestjs/swagger';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

/** Whether there is an address; the address itself is shown once, when it is made. */
export class CalendarFeedDto {
  @ApiProperty({ ...NULLABLE_INSTANT, description: 'null when there is none' })
  made_at: string | null;
}

export class NewCalendarFeedDto {
  @ApiProperty({ description: 'Whoever has it can read the calendar; shown this once' })
  url: string;

  @ApiProperty({ format: 'date-time' })
  made_at: string;
}
