import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { violatedForeignKey } from '../../../platform/errors/database-errors.js';
import { ApplicationHistory } from '../../applications/history/application-history.service.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { Interview } from '../entities/interview.entity.js';
import { OfferedSlot } from '../entities/offered-slot.entity.js';
import {
  ApplicationRejectedException,
  InterviewNotFoundException,
  SlotNotFoundException,
  SlotNotFreeException,
  SlotTakenException,
} from '../interviews.errors.js';
import { findInterview, findTimes, type InterviewRow, isOfRejected } from '../list/interview-rows.js';
import { isBooked } from '../list/booked-interview.js';
import { InterviewMails } from '../mails/interview-mails.service.js';
import { slotColumns, SLOTS } from '../slots/slot-rows.js';
import { assertInterviewersSee } from './assert-interviewers-see.js';
import { findSlot, freeTimes, timesOf } from './offered-times.js';

/** The administrator who acts, or null for the applicant. */
type ActorId = string | null;

interface Booking {
  actorId: ActorId;
  slotId: string;
}

/** Writes the changes of an interview in the caller's transaction: its row, the mails about it, and the history. */
@Injectable()
export class InterviewChanges {
  constructor(
    private readonly history: ApplicationHistory,
    private readonly mails: InterviewMails,
    private readonly recipients: Recipients,
  ) {}

  /** Books a slot, in place of the earlier one if there was one. */
  async take(manager: EntityManager, before: InterviewRow, { actorId, slotId }: Booking): Promise<void> {
    const { id, application_id: applicationId } = before;
    if (actorId) {
      const slot = await findSlot(manager, slotId);
      if (!slot) throw new SlotNotFoundException();
      if (!slot.is_free) throw new SlotNotFreeException();
      await assertInterviewersSee(manager, id, [slotId]);
    } else {
      // Without times of interviewers who were limited to other brands or deleted since: applicants are not told of that.
      const free = await freeTimes(manager, id);
      if (!free.some(({ slot_id }) => slot_id === slotId)) throw new SlotTakenException(free);
    }
    await this.recipients.cancelNamingInterview(manager, actorId, applicationId);
    const now = new Date();
    const sequence = before.sequence + 1;
    await manager.update(Interview, { id }, { state: 'booked', slotId, sequence, updatedAt: now });
    const after = await findInterview(manager, id);
    if (!after || !isBooked(after)) throw new InterviewNotFoundException();
    const change = isBooked(before) ? 'moved' : 'booked';
    const isHandedOver = isBooked(before) && before.interviewer_id !== after.interviewer_id;
    if (isHandedOver) await this.mails.notifyInterviewer(manager, { ...before, sequence }, 'cancelled');
    const hasOtherTime = (await freeTimes(manager, id)).length > 0;
    await this.mails.queueBooked(manager, after, { change, now, hasOtherTime });
    await this.mails.notifyInterviewer(manager, after, isHandedOver ? 'booked' : change);
    await this.history.record(manager, actorId, [
      { applicationId, type: `interview_${change}`, data: timesOf(before, after) },
    ]);
  }

  /** Cancels an interview that is offered or booked. */
  async end(manager: EntityManager, before: InterviewRow, actorId: ActorId): Promise<void> {
    const { id, application_id: applicationId } = before;
    await this.recipients.cancelNamingInterview(manager, actorId, applicationId);
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

  /** Offers slots: writes them, mails the applicant and records the offer in the history. */
  async offerTimes(
    manager: EntityManager,
    actorId: string,
    interviewId: string,
    slotIds: readonly string[],
  ): Promise<void> {
    const interview = await findInterview(manager, interviewId);
    if (!interview) throw new InterviewNotFoundException();
    if (isOfRejected(interview))
      throw new ApplicationRejectedException(
        'This application is rejected. Please change its status before you offer an interview.',
      );
    const free = await manager.query<unknown[]>(
      `SELECT FROM (SELECT ${slotColumns()} FROM ${SLOTS}) slot WHERE id = ANY($1) AND is_free`,
      [slotIds],
    );
    if (free.length < slotIds.length) throw new SlotNotFreeException();
    await assertInterviewersSee(manager, interviewId, slotIds);
    const offered = slotIds.map((slotId) => ({ interviewId, slotId }));
    await manager.insert(OfferedSlot, offered).catch((error: unknown) => {
      // A slot was removed after it was read.
      throw violatedForeignKey(error) === 'fk_interview_offers_slot' ? new SlotNotFreeException() : error;
    });
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
}
