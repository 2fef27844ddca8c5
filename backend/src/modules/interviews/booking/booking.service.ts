import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  ApplicationNotFoundException,
  ApplicationWithdrawnException,
} from '../../applications/applications.errors.js';
import { ApplicationHistory } from '../../applications/history/application-history.service.js';
import { APPLICANTS, type EndOfApplication, lockVisible } from '../../applications/index.js';
import { ACTIVE_ACCOUNTS } from '../../../platform/auth/index.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { violatedForeignKey, violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { Interview } from '../entities/interview.entity.js';
import { OfferedSlot } from '../entities/offered-slot.entity.js';
import {
  InterviewChangedException,
  InterviewerLimitedException,
  InterviewNotFoundException,
  InterviewOpenException,
  InterviewOverException,
  SlotNotFoundException,
  SlotNotFreeException,
  SlotTakenException,
} from '../interviews.errors.js';
import type {
  ChangeOfferDto,
  InterviewDto,
  MoveInterviewDto,
  OfferInterviewDto,
} from '../list/interview.dto.js';
import {
  findAhead,
  findInterview,
  findLatest,
  findTimes,
  type InterviewRow,
} from '../list/interview-rows.js';
import { InterviewsService } from '../list/interviews.service.js';
import { type BookedInterview, InterviewMails, isBooked } from '../mails/interview-mails.service.js';
import { SLOT_COLUMNS, type SlotRow, SLOTS } from '../slots/slot-rows.js';

/** The administrator who acts, or null for the applicant. */
type ActorId = string | null;

interface Booking {
  actorId: ActorId;
  slotId: string;
}

/**
 * Offers times, books, moves and cancels. Changes of one application's interview wait for each other on the row of the
 * application; that no slot is given twice is a rule of the database.
 */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsService,
    private readonly history: ApplicationHistory,
    private readonly mails: InterviewMails,
  ) {}

  /** The same offer again returns the one that is open. */
  async offer(actorId: string, { application_id, slot_ids, text }: OfferInterviewDto): Promise<InterviewDto> {
    const id = await this.dataSource.transaction(async (manager) => {
      await lockApplication(manager, application_id);
      const latest = await findLatest(manager, application_id);
      if (latest && isOpen(latest)) {
        if (await isSameOffer(manager, latest, slot_ids, text ?? '')) return latest.id;
        throw new InterviewOpenException(latest.offered_by, latest.created_at);
      }
      const interview = {
        id: uuidv7(),
        applicationId: application_id,
        offeredById: actorId,
        text: text ?? '',
      };
      await manager.insert(Interview, { ...interview, state: 'offered' });
      await this.writeTimes(manager, actorId, interview.id, slot_ids);
      return interview.id;
    });
    return this.interviews.get(id);
  }

  /** What is booked stays so until the applicant chooses again. */
  async changeOffer(
    actorId: string,
    id: string,
    { slot_ids, text, sequence }: ChangeOfferDto,
  ): Promise<InterviewDto> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await this.hold(manager, id);
      if (await isSameOffer(manager, interview, slot_ids, text ?? '')) return;
      assertOpen(interview, sequence);
      await manager.update(
        Interview,
        { id },
        { text: text ?? '', sequence: interview.sequence + 1, updatedAt: new Date() },
      );
      await manager.delete(OfferedSlot, { interviewId: id });
      await this.writeTimes(manager, actorId, id, slot_ids);
    });
    return this.interviews.get(id);
  }

  /** The applicant takes one of the times that were offered, or another one than before. */
  async choose(applicationId: string, slotId: string, sequence?: number): Promise<void> {
    await this.book(async (manager) => {
      await lockApplication(manager, applicationId);
      const interview = await findLatest(manager, applicationId);
      if (!interview) throw new InterviewNotFoundException();
      if (interview.slot_id === slotId) return;
      assertOpen(interview, sequence);
      if (!(await manager.existsBy(OfferedSlot, { interviewId: interview.id, slotId })))
        throw new SlotTakenException(await freeTimes(manager, interview.id));
      await this.take(manager, interview, { actorId: null, slotId });
    }, applicationId);
  }

  /** HR takes any slot that is free. */
  async move(actorId: string, id: string, { slot_id, sequence }: MoveInterviewDto): Promise<InterviewDto> {
    await this.book(async (manager) => {
      const interview = await this.hold(manager, id);
      if (interview.slot_id === slot_id) return;
      assertOpen(interview, sequence);
      await this.take(manager, interview, { actorId, slotId: slot_id });
    });
    return this.interviews.get(id);
  }

  async cancel(actorId: string, id: string, sequence?: number): Promise<InterviewDto> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await this.hold(manager, id);
      if (interview.state === 'cancelled') return;
      assertOpen(interview, sequence);
      await this.end(manager, interview, actorId);
    });
    return this.interviews.get(id);
  }

  /** By the applicant: what is booked, or all that is offered. */
  async cancelOwn(applicationId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockApplication(manager, applicationId);
      const interview = await findLatest(manager, applicationId);
      if (!interview) throw new InterviewNotFoundException();
      if (interview.state === 'cancelled') return;
      assertOpen(interview);
      await this.end(manager, interview, null);
      if (!isBooked(interview)) await this.mails.queueDeclined(manager, interview);
    });
  }

  /** When the application ends. Its rows go with it; calendars have to be told. */
  async endWith(manager: EntityManager, applicationId: string, how: EndOfApplication): Promise<void> {
    if (how === 'erased') {
      for (const ahead of await findAhead(manager, applicationId))
        await this.mails.queueErased(manager, ahead);
      return;
    }
    const interview = await findLatest(manager, applicationId);
    if (interview && isOpen(interview)) await this.end(manager, interview, null);
  }

  /** Whether times are offered or one is booked. */
  async isUnderWay(manager: EntityManager, applicationId: string): Promise<boolean> {
    const interview = await findLatest(manager, applicationId);
    return interview !== undefined && isOpen(interview);
  }

  /** Of those that want one slot at the same moment the database lets one in; the others hear what is left. */
  private async book(act: (manager: EntityManager) => Promise<void>, applicationId?: string): Promise<void> {
    try {
      await this.dataSource.transaction(act);
    } catch (error) {
      const isTaken = violatedUniqueConstraint(error) === 'uq_interviews_slot';
      if (!isTaken && violatedForeignKey(error) !== 'fk_interviews_slot') throw error;
      const { manager } = this.dataSource;
      const interview = applicationId ? await findLatest(manager, applicationId) : undefined;
      throw interview
        ? new SlotTakenException(await freeTimes(manager, interview.id))
        : new SlotNotFreeException();
    }
  }

  private async take(
    manager: EntityManager,
    before: InterviewRow,
    { actorId, slotId }: Booking,
  ): Promise<void> {
    const slot = await findSlot(manager, slotId);
    if (!slot) throw new SlotNotFoundException();
    if (!slot.is_free)
      throw actorId
        ? new SlotNotFreeException()
        : new SlotTakenException(await freeTimes(manager, before.id));
    const { id, application_id: applicationId } = before;
    if (actorId) await assertInterviewersSee(manager, id, [slotId]);
    const now = new Date();
    const sequence = before.sequence + 1;
    await manager.update(Interview, { id }, { state: 'booked', slotId, sequence, updatedAt: now });
    const after = await findInterview(manager, id);
    if (!after || !isBooked(after)) throw new InterviewNotFoundException();
    const change = isBooked(before) ? 'moved' : 'booked';
    if (isBooked(before) && before.interviewer_id !== after.interviewer_id)
      await this.mails.tellInterviewer(manager, { ...before, sequence }, 'cancelled');
    await this.mails.queueBooked(manager, after, change, now);
    await this.history.record(manager, actorId, [
      { applicationId, type: `interview_${change}`, data: timesOf(before, after) },
    ]);
  }

  private async end(manager: EntityManager, before: InterviewRow, actorId: ActorId): Promise<void> {
    const { id, application_id: applicationId } = before;
    const sequence = before.sequence + 1;
    await manager.update(
      Interview,
      { id },
      { state: 'cancelled', slotId: null, sequence, updatedAt: new Date() },
    );
    await this.mails.queueCancelled(manager, { ...before, sequence });
    await this.history.record(manager, actorId, [
      { applicationId, type: 'interview_cancelled', data: timesOf(before) },
    ]);
  }

  private async writeTimes(
    manager: EntityManager,
    actorId: string,
    interviewId: string,
    slotIds: readonly string[],
  ): Promise<void> {
    const free = await manager.query<unknown[]>(
      `SELECT FROM (SELECT ${SLOT_COLUMNS} FROM ${SLOTS}) slot WHERE id = ANY($1) AND is_free`,
      [slotIds],
    );
    if (free.length < slotIds.length) throw new SlotNotFreeException();
    await assertInterviewersSee(manager, interviewId, slotIds);
    await manager.insert(
      OfferedSlot,
      slotIds.map((slotId) => ({ interviewId, slotId })),
    );
    const interview = await findInterview(manager, interviewId);
    if (!interview) throw new InterviewNotFoundException();
    const times = await findTimes(manager, [interviewId]);
    await this.mails.queueOffer(manager, interview, times.get(interviewId) ?? []);
    await this.history.record(manager, actorId, [
      {
        applicationId: interview.application_id,
        type: 'interview_offered',
        data: { times: String(slotIds.length) },
      },
    ]);
  }

  /** The interview, with its application held against other changes. */
  private async hold(manager: EntityManager, id: string): Promise<InterviewRow> {
    const interview = await manager.findOneBy(Interview, { id });
    if (!interview) throw new InterviewNotFoundException();
    await lockApplication(manager, interview.applicationId);
    const held = await findInterview(manager, id);
    if (!held) throw new InterviewNotFoundException();
    return held;
  }
}

async function lockApplication(manager: EntityManager, applicationId: string): Promise<void> {
  const [application] = await lockVisible(manager, [applicationId]);
  if (!application) throw new ApplicationNotFoundException();
  if (application.withdrawnAt) throw new ApplicationWithdrawnException();
}

/** Offered, or booked and not over. */
const isOpen = ({ state }: InterviewRow): boolean => state === 'offered' || state === 'booked';

/** @throws InterviewOverException once it has begun */
function assertOpen(interview: InterviewRow, seenSequence?: number): void {
  if (seenSequence !== undefined && seenSequence !== interview.sequence)
    throw new InterviewChangedException();
  const hasBegun = interview.starts_at !== null && interview.starts_at <= new Date();
  if (!isOpen(interview) || hasBegun) throw new InterviewOverException();
}

/** @throws InterviewerLimitedException for a slot of somebody whose account is limited to the jobs of other brands */
async function assertInterviewersSee(
  manager: EntityManager,
  interviewId: string,
  slotIds: readonly string[],
): Promise<void> {
  const [blind] = await manager.query<{ username: string }[]>(
    `SELECT m.username FROM interviews i JOIN ${APPLICANTS} a ON a.id = i.application_id
     JOIN interview_slots s ON s.id = ANY($2) JOIN ${ACTIVE_ACCOUNTS} m ON m.id = s.interviewer_id
     WHERE i.id = $1 AND NOT ${seesBrandSql('m.brands', 'a.brand')} LIMIT 1`,
    [interviewId, slotIds],
  );
  if (blind) throw new InterviewerLimitedException(blind.username);
}

async function isSameOffer(
  manager: EntityManager,
  interview: InterviewRow,
  slotIds: readonly string[],
  text: string,
): Promise<boolean> {
  const offered = await manager.findBy(OfferedSlot, { interviewId: interview.id });
  const known = new Set(offered.map(({ slotId }) => slotId));
  return interview.text === text && known.size === slotIds.length && slotIds.every((id) => known.has(id));
}

async function findSlot(manager: EntityManager, id: string): Promise<SlotRow | undefined> {
  const [slot] = await manager.query<SlotRow[]>(`SELECT ${SLOT_COLUMNS} FROM ${SLOTS} WHERE s.id = $1`, [id]);
  return slot;
}

async function freeTimes(manager: EntityManager, interviewId: string) {
  const times = await findTimes(manager, [interviewId]);
  return (times.get(interviewId) ?? [])
    .filter(({ is_free }) => is_free)
    .map(({ slot_id, starts_at, minutes, place }) => ({ slot_id, starts_at, minutes, place }));
}

function timesOf(before: InterviewRow, after?: BookedInterview): Record<string, string> {
  return {
    ...(before.starts_at && { from: before.starts_at.toISOString() }),
    ...(after && { to: after.starts_at.toISOString() }),
  };
}
