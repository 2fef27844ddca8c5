import { Injectable } from '@nestjs/common';
import { DAY_MS, endOfLagosDay, lagosDate, startOfLagosDay } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../../platform/auth/index.js';
import { currentScope } from '../../../platform/brand-scope/index.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { sqlState, violatedForeignKey } from '../../../platform/errors/database-errors.js';
import { APPLICANTS } from '../../applications/index.js';
import { InterviewSlot } from '../entities/interview-slot.entity.js';
import {
  NotAnInterviewerException,
  SlotBookedException,
  SlotNotFoundException,
  SlotsOverlapException,
} from '../interviews.errors.js';
import type { AddSlotsDto, ListSlotsQueryDto, NewSlotDto, SlotDto } from './slot.dto.js';
import {
  bookedElsewhere,
  INTERVIEWERS,
  isFreeSql,
  type ListedSlot,
  slotColumns,
  SLOTS,
  toSlotDto,
} from './slot-rows.js';

const LONGEST_LIST = 1000;
const FURTHEST_MS = 366 * DAY_MS;
/** How long unused slots are kept after their time. */
const KEPT_DAYS = 30;
const REMOVED = 'account.slot_removed';
/** SQLSTATE of a broken exclusion constraint. */
const EXCLUSION_VIOLATION = '23P01';

/** The free times of interviewers: everybody edits their own, HR those of all. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Earliest first; no more than a thousand. */
  async list({ from, to, interviewer_id, free, application_id }: ListSlotsQueryDto): Promise<SlotDto[]> {
    const start = startOfLagosDay(from ?? lagosDate(new Date()));
    const end = to ? endOfLagosDay(to) : null;
    const brand = application_id && `(SELECT a.brand FROM ${APPLICANTS} a WHERE a.id = $4)`;
    return this.select(
      `s.starts_at >= $1 AND ($2::timestamptz IS NULL OR s.starts_at < $2)
         AND ($3::uuid IS NULL OR s.interviewer_id = $3)${free ? ` AND ${isFreeSql(brand)}` : ''}`,
      [start, end, interviewer_id ?? null, ...(application_id ? [application_id] : [])],
      { brand },
    );
  }

  /** Adds all slots or none. A slot that exists with the same values counts as added, so that a repetition is safe. */
  async add(actor: CurrentAdmin, { interviewer_id, slots }: AddSlotsDto): Promise<SlotDto[]> {
    const interviewerId = interviewer_id ?? actor.id;
    assertAhead(slots, new Date());
    if (interviewerId !== actor.id) assertPermitted(actor, 'interviews.manage');
    const wanted = slots.map(({ starts_at, minutes, place }) => ({
      startsAt: starts_at,
      endsAt: new Date(starts_at.getTime() + minutes * 60_000),
      place,
    }));
    try {
      return await this.dataSource.transaction(async (manager) => {
        await assertInterviewer(manager, interviewerId);
        await lockTimesOf(manager, interviewerId);
        const ids: string[] = [];
        const missing: Omit<InterviewSlot, 'interviewer'>[] = [];
        for (const slot of wanted) {
          const there = await manager.findOneBy(InterviewSlot, { interviewerId, ...slot });
          const id = there?.id ?? uuidv7();
          if (!there) missing.push({ id, interviewerId, ...slot, createdAt: new Date() });
          ids.push(id);
        }
        await manager.insert(InterviewSlot, missing);
        if (missing.length > 0) {
          await this.audit.record(manager, {
            actorId: actor.id,
            action: 'account.slots_added',
            objectType: 'account',
            objectId: interviewerId,
          });
        }
        return this.select('s.id = ANY($1)', [ids], { manager });
      });
    } catch (error) {
      if (sqlState(error) === EXCLUSION_VIOLATION) throw new SlotsOverlapException();
      throw error;
    }
  }

  /**
   * A repetition changes nothing.
   * @throws SlotBookedException while an interview is booked in it
   */
  async remove(actor: CurrentAdmin, id: string): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const slot = await manager.findOneBy(InterviewSlot, { id });
        if (!slot) {
          if (await this.audit.hasWith(manager, REMOVED, { slot: id })) return;
          throw new SlotNotFoundException();
        }
        if (slot.interviewerId !== actor.id) assertPermitted(actor, 'interviews.manage');
        const { affected } = await manager.delete(InterviewSlot, { id });
        if (affected !== 1) return;
        await this.audit.record(manager, {
          actorId: actor.id,
          action: REMOVED,
          objectType: 'account',
          objectId: slot.interviewerId ?? actor.id,
          data: { slot: id },
        });
      });
    } catch (error) {
      if (violatedForeignKey(error) === 'fk_interviews_slot') throw new SlotBookedException();
      throw error;
    }
  }

  /** Removes slots without an interview that are long past, or whose interviewer no longer has an account. */
  async removeExpired(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM interview_slots s
       WHERE (s.interviewer_id IS NULL OR s.ends_at < now() - make_interval(days => $1))
         AND NOT EXISTS (SELECT FROM interviews i WHERE i.slot_id = s.id)`,
      [KEPT_DAYS],
    );
  }

  /** @param brand see isFreeSql */
  private async select(
    condition: string,
    parameters: unknown[],
    { manager = this.dataSource.manager, brand }: { manager?: EntityManager; brand?: string | undefined },
  ): Promise<SlotDto[]> {
    const rows = await manager.query<ListedSlot[]>(
      `SELECT ${slotColumns(brand)}, ${bookedElsewhere(`$${parameters.length + 1}::uuid`)} AS is_elsewhere, (SELECT count(*)::int FROM interview_offers o JOIN interviews i ON i.id = o.interview_id
         JOIN ${APPLICANTS} a ON a.id = i.application_id
         WHERE o.slot_id = s.id AND i.state = 'offered' AND a.status <> 'rejected') AS offers
       FROM ${SLOTS} WHERE ${condition} ORDER BY s.starts_at, s.id LIMIT ${LONGEST_LIST}`,
      [...parameters, currentScope()?.accountId ?? null],
    );
    return rows.map(toSlotDto);
  }
}

function assertAhead(slots: readonly NewSlotDto[], now: Date): void {
  slots.forEach(({ starts_at }, index) => {
    const ahead = starts_at.getTime() - now.getTime();
    if (ahead > 0 && ahead < FURTHEST_MS) return;
    throw ValidationException.at(
      ['body', 'slots', index, 'starts_at'],
      ahead > 0 ? 'Please choose a time within a year' : 'Please choose a time in the future',
    );
  });
}

/** @throws NotAnInterviewerException for an account that cannot log in or may not see interviews */
async function assertInterviewer(manager: EntityManager, id: string): Promise<void> {
  const [account] = await manager.query<unknown[]>(`SELECT FROM ${INTERVIEWERS} account WHERE id = $1`, [id]);
  if (!account) throw new NotAnInterviewerException();
}

/**
 * Makes requests that add slots of an interviewer wait for each other, so that a second one finds the slots of the
 * first.
 */
async function lockTimesOf(manager: EntityManager, interviewerId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`slots ${interviewerId}`]);
}
