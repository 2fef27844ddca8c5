import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { BookingService } from '../booking/booking.service.js';
import { InterviewNotFoundException } from '../interviews.errors.js';
import {
  findLatest,
  findTimes,
  INTERVIEW_COLUMNS,
  type InterviewRow,
  INTERVIEWS,
  isOfRejected,
  toInterviewDto,
} from '../list/interview-rows.js';
import { isBooked } from '../list/booked-interview.js';
import { calendarOf } from '../mails/calendar-entry.js';
import { CalendarEntries } from '../mails/calendar-entries.service.js';
import type { ChooseTimeDto, OwnInterviewAnswerDto } from './own-interview.dto.js';

/** What applicants see of their interview and may do with it. */
@Injectable()
export class OwnInterviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly booking: BookingService,
    private readonly entries: CalendarEntries,
    private readonly limits: RateLimitService,
  ) {}

  async get(applicationId: string): Promise<OwnInterviewAnswerDto> {
    const { manager } = this.dataSource;
    const row = await findLatest(manager, applicationId);
    if (!row) return { interview: null };
    const offered = await findTimes(manager, [row.id]);
    const { sequence, starts_at, minutes, place, text, ...dto } = toInterviewDto(
      row,
      offered.get(row.id) ?? [],
    );
    const isRejected = isOfRejected(row);
    const state = isRejected && dto.state === 'offered' ? 'cancelled' : dto.state;
    const isAhead = starts_at === null || new Date(starts_at) > new Date();
    const free = dto.times.filter(({ is_free }) => is_free && !isRejected);
    return {
      interview: {
        state,
        sequence,
        starts_at,
        minutes,
        place,
        text,
        can_change: (state === 'offered' || state === 'booked') && isAhead,
        times: free.map((time) => ({
          slot_id: time.slot_id,
          starts_at: time.starts_at,
          minutes: time.minutes,
          place: time.place,
        })),
      },
    };
  }

  async choose(applicationId: string, { slot_id, sequence }: ChooseTimeDto): Promise<OwnInterviewAnswerDto> {
    const present = await findLatest(this.dataSource.manager, applicationId);
    // A repetition is not counted, nor is cancelling, after which only HR can offer times again.
    if (present?.slot_id !== slot_id) await this.limits.consume('candidateChange', applicationId);
    await this.booking.choose(applicationId, slot_id, sequence);
    return this.get(applicationId);
  }

  async cancel(applicationId: string, sequence?: number): Promise<OwnInterviewAnswerDto> {
    await this.booking.cancelOwn(applicationId, sequence);
    return this.get(applicationId);
  }

  /** The booked interview as a file for a calendar. */
  async calendar(applicationId: string): Promise<string> {
    const row = await findLatest(this.dataSource.manager, applicationId);
    if (!row || !isBooked(row)) throw new InterviewNotFoundException();
    return calendarOf([this.entries.ofApplicant(row)], this.entries.invitingTo(row.email));
  }

  /** All interviews of an application, for the applicant's data export. */
  async describe(applicationId: string): Promise<unknown> {
    const rows = await this.dataSource.query<InterviewRow[]>(
      `SELECT ${INTERVIEW_COLUMNS} FROM ${INTERVIEWS} WHERE i.application_id = $1 ORDER BY i.id`,
      [applicationId],
    );
    const times = await findTimes(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { state, starts_at, minutes, place, text, offered_at, ...dto } = toInterviewDto(
        row,
        times.get(row.id) ?? [],
      );
      return {
        state,
        starts_at,
        minutes,
        place,
        text,
        offered_at,
        times: dto.times.map((time) => time.starts_at),
      };
    });
  }
}
