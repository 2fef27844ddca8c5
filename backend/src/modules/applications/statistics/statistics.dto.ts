import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, type CalendarDate } from '@smash/contract';
import { DayField, QueryNumber } from '../../../platform/validation/fields.js';

export class StatisticsQueryDto {
  @DayField({ optional: true, description: 'First day, in Lagos; 29 days before `to` if not given' })
  from?: CalendarDate | null;

  @DayField({ optional: true, description: 'Last day, in Lagos; today if not given' })
  to?: CalendarDate | null;

  @QueryNumber({ min: 1, max: 2_147_483_647, description: 'Only this job' })
  job_id?: number;
}

const count = { type: 'integer' } as const;

export class DayCountDto {
  @ApiProperty({ type: String, format: 'date' })
  day: CalendarDate;

  @ApiProperty(count)
  count: number;
}

export class StatusCountDto {
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty(count)
  count: number;
}

export class JobCountDto {
  @ApiProperty(count)
  job_id: number;

  @ApiProperty()
  job_title: string;

  @ApiProperty(count)
  count: number;
}

export class ChannelCountDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'See Application.channel; null for those without',
  })
  channel: string | null;

  @ApiProperty(count)
  count: number;

  @ApiProperty({ ...count, description: 'Those of them with another status than pending' })
  reviewed: number;

  @ApiProperty({ ...count, description: 'Those of them that are pending and not withdrawn' })
  waiting: number;

  @ApiProperty({ ...count, description: 'Those of them that are accepted' })
  accepted: number;
}

const hours = { type: Number, nullable: true } as const;

export class TimeToFirstReviewDto {
  @ApiProperty({ ...count, description: 'Those with another status than pending' })
  reviewed: number;

  @ApiProperty({ ...count, description: 'Those that are pending and not withdrawn' })
  waiting: number;

  @ApiProperty({ ...hours, description: 'Half of the reviewed waited no longer; null when there are none' })
  median_hours: number | null;

  @ApiProperty({ ...hours, description: 'Nine of ten reviewed waited no longer; null when there are none' })
  p90_hours: number | null;
}

@ApiSchema({ name: 'FiguresDto' }) // as it was released
export class StatisticsDto {
  @ApiProperty({ type: String, format: 'date' })
  from: CalendarDate;

  @ApiProperty({ type: String, format: 'date' })
  to: CalendarDate;

  @ApiProperty({ ...count, description: 'Applications that arrived on these days and are not removed' })
  total: number;

  @ApiProperty({ type: [DayCountDto], description: 'Every day, those without applications too' })
  per_day: DayCountDto[];

  @ApiProperty({ type: [StatusCountDto], description: 'All four, by the status they have now' })
  by_status: StatusCountDto[];

  @ApiProperty({
    ...count,
    description:
      'Those of the total that the applicant has withdrawn, or replaced by a newer version, in whatever status',
  })
  withdrawn: number;

  @ApiProperty({ type: [JobCountDto], description: 'The 20 jobs with most of them' })
  by_job: JobCountDto[];

  @ApiProperty({
    type: [ChannelCountDto],
    description:
      'The 20 channels with most of them, and last those that nobody knows the channel of, if there are any',
  })
  by_channel: ChannelCountDto[];

  @ApiProperty({ type: TimeToFirstReviewDto })
  time_to_first_review: TimeToFirstReviewDto;
}
