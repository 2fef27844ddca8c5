import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, type CalendarDate } from '@smash/contract';
import { DayField, QueryNumber } from '../../../platform/validation/fields.js';

export class StatisticsQueryDto {
  @DayField({ optional: true, description: 'First day, Lagos time; 29 days before `to` if not given' })
  from?: CalendarDate | null;

  @DayField({ optional: true, description: 'Last day, Lagos time; today if not given' })
  to?: CalendarDate | null;

  @QueryNumber({ min: 1, max: 2_147_483_647, description: 'Only applications for the job with this id' })
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
    description: '`channel` of the applications; null if it is unknown',
  })
  channel: string | null;

  @ApiProperty(count)
  count: number;

  @ApiProperty({ ...count, description: 'Number of them whose status is no longer pending' })
  reviewed: number;

  @ApiProperty({ ...count, description: 'Number of them that are pending and not withdrawn' })
  waiting: number;

  @ApiProperty({ ...count, description: 'Number of them that are accepted' })
  accepted: number;
}

const hours = { type: Number, nullable: true } as const;

export class TimeToFirstReviewDto {
  @ApiProperty({ ...count, description: 'Number of applications whose status is no longer pending' })
  reviewed: number;

  @ApiProperty({ ...count, description: 'Number of applications that are pending and not withdrawn' })
  waiting: number;

  @ApiProperty({
    ...hours,
    description: 'Median wait for the first review, in hours; null if no application was reviewed',
  })
  median_hours: number | null;

  @ApiProperty({
    ...hours,
    description:
      '90th percentile of the wait for the first review, in hours; null if no application was reviewed',
  })
  p90_hours: number | null;
}

@ApiSchema({ name: 'FiguresDto' }) // as it was released
export class StatisticsDto {
  @ApiProperty({ type: String, format: 'date' })
  from: CalendarDate;

  @ApiProperty({ type: String, format: 'date' })
  to: CalendarDate;

  @ApiProperty({
    ...count,
    description: 'Number of applications that arrived on these days and are not removed',
  })
  total: number;

  @ApiProperty({
    type: [DayCountDto],
    description: 'Number of applications for every day, including days without any',
  })
  per_day: DayCountDto[];

  @ApiProperty({
    type: [StatusCountDto],
    description: 'Number of applications by present status, for all four statuses',
  })
  by_status: StatusCountDto[];

  @ApiProperty({
    ...count,
    description:
      'Number of applications, in any status, that the applicant has withdrawn or replaced by a newer version',
  })
  withdrawn: number;

  @ApiProperty({ type: [JobCountDto], description: 'The 20 jobs with the most applications' })
  by_job: JobCountDto[];

  @ApiProperty({
    type: [ChannelCountDto],
    description:
      'The 20 channels with the most applications; last, the applications without a known channel, if there are any',
  })
  by_channel: ChannelCountDto[];

  @ApiProperty({ type: TimeToFirstReviewDto })
  time_to_first_review: TimeToFirstReviewDto;
}
