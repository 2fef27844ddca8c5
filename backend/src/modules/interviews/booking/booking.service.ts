import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { EndOfApplication } from '../../applications/index.js';
import { violatedForeignKey, violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { Recipients } from '../../applications/recipients/recipients.service.js';
import { Interview } from '../entities/interview.entity.js';
import { OfferedSlot } from '../entities/offered-slot.entity.js';
import {
  ApplicationRejectedException,
  InterviewNotFoundException,
  InterviewOpenException,
  SlotNotFreeException,
  SlotTakenException,
} from '../interviews.errors.js';
import type {
  ChangeOfferDto,
  InterviewDto,
  MoveInterviewDto,
  OfferInterviewDto,
} from '../list/interview.dto.js';
import { findAhead, findLatest, isOfRejected } from '../list/interview-rows.js';
import { InterviewsService } from '../list/interviews.service.js';
import { isBooked } from '../list/booked-interview.js';
import { InterviewMails } from '../mails/interview-mails.service.js';
import { LastInterviewMails } from '../mails/last-interview-mails.service.js';
import { assertOpen, lockInterview, isOpen, lockApplication } from './lock-interview.js';
import { InterviewChanges } from './interview-changes.service.js';
import { freeTimes, isSameOffer } from './offered-times.js';

/**
 * Offers times; books, moves and cancels interviews. Changes of one application's interview wait for each other on the
 * row of the application. A constraint of the database keeps a slot from being booked twice.
 */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsService,
    private readonly changes: InterviewChanges,
    private readonly mails: InterviewMails,
    private readonly lastMails: LastInterviewMails,
    private readonly recipients: Recipients,
  ) {}

  /** Offers times to an applicant. Repeating an open offer returns its interview unchanged. */
  async offer(actorId: string, { application_id, slot_ids, text }: OfferInterviewDto): Promise<InterviewDto> {
    const id = await this.dataSource.transaction(async (manager) => {
      await lockApplication(manager, application_id);
      const latest = await findLatest(manager, application_id);
      if (latest && isOpen(latest)) {
        if (await isSameOffer(manager, latest, slot_ids, text ?? '')) return latest.id;
        throw new InterviewOpenException(latest.offered_by, latest.created_at);
      }
      // Mails that name the earlier interview, which is over.
      await this.recipients.cancelNamingInterview(manager, actorId, application_id);
      const interview = {
        id: uuidv7(),
        applicationId: application_id,
        offeredById: actorId,
        text: text ?? '',
        // Higher than any that the applicant's page has seen: its requests name only the sequence, not the interview.
        sequence: latest ? latest.sequence + 1 : 0,
      };
      await manager.insert(Interview, { ...interview, state: 'offered' });
      await this.changes.offerTimes(manager, actorId, interview.id, slot_ids);
      return interview.id;
    });
    return this.interviews.get(id);
  }

  /** Replaces the offered times. A booked time stays booked until the applicant chooses again. */
  async changeOffer(
    actorId: string,
    id: string,
    { slot_ids, text, sequence }: ChangeOfferDto,
  ): Promise<InterviewDto> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await lockInterview(manager, id);
      if (isOpen(interview) && (await isSameOffer(manager, interview, slot_ids, text ?? ''))) return;
      assertOpen(interview, sequence);
      await manager.update(
        Interview,
        { id },
        { text: text ?? '', sequence: interview.sequence + 1, updatedAt: new Date() },
      );
      await manager.delete(OfferedSlot, { interviewId: id });
      await this.changes.offerTimes(manager, actorId, id, slot_ids);
    });
    return this.interviews.get(id);
  }

  /** Books the offered time that the applicant chooses, in place of an earlier choice if there is one. */
  async choose(applicationId: string, slotId: string, sequence?: number): Promise<void> {
    await this.book(async (manager) => {
      await lockApplication(manager, applicationId);
      const interview = await findLatest(manager, applicationId);
      if (!interview) throw new InterviewNotFoundException();
      if (interview.slot_id === slotId) return;
      assertOpen(interview, sequence);
      if (isOfRejected(interview))
        throw new ApplicationRejectedException(
          'You can no longer choose a time for this interview. If you have a question, please email HR.',
        );
      if (!(await manager.existsBy(OfferedSlot, { interviewId: interview.id, slotId })))
        throw new SlotTakenException(await freeTimes(manager, interview.id));
      await this.changes.take(manager, interview, { actorId: null, slotId });
    }, applicationId);
  }

  /** Books any free slot for HR. */
  async move(actorId: string, id: string, { slot_id, sequence }: MoveInterviewDto): Promise<InterviewDto> {
    await this.book(async (manager) => {
      const interview = await lockInterview(manager, id);
      if (interview.slot_id === slot_id) return;
      assertOpen(interview, sequence);
      await this.changes.take(manager, interview, { actorId, slotId: slot_id });
    });
    return this.interviews.get(id);
  }

  async cancel(actorId: string, id: string, sequence?: number): Promise<InterviewDto> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await lockInterview(manager, id);
      if (interview.state === 'cancelled') return;
      assertOpen(interview, sequence);
      await this.changes.end(manager, interview, actorId);
    });
    return this.interviews.get(id);
  }

  /** Cancels for the applicant: the booked time, or the whole offer. */
  async cancelOwn(applicationId: string, sequence?: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockApplication(manager, applicationId);
      const interview = await findLatest(manager, applicationId);
      if (!interview) throw new InterviewNotFoundException();
      if (interview.state === 'cancelled') return;
      assertOpen(interview, sequence);
      await this.changes.end(manager, interview, null);
      if (!isBooked(interview)) await this.mails.queueDeclined(manager, interview);
    });
  }

  /** Follows the end of an application. Its rows are erased with the application, but calendars have to be told. */
  async endWith(manager: EntityManager, applicationId: string, how: EndOfApplication): Promise<void> {
    if (how !== 'withdrawn') {
      const knowsOfIt = how === 'erased_on_request';
      for (const ahead of await findAhead(manager, applicationId))
        await this.lastMails.queueErased(manager, ahead, { knowsOfIt });
      await this.lastMails.queueUnheard(manager, applicationId, { knowsOfIt });
      return;
    }
    const interview = await findLatest(manager, applicationId);
    if (interview && isOpen(interview)) await this.changes.end(manager, interview, null);
  }

  /** Whether times are offered or one is booked. */
  async isUnderWay(manager: EntityManager, applicationId: string): Promise<boolean> {
    const interview = await findLatest(manager, applicationId);
    return interview !== undefined && isOpen(interview);
  }

  /**
   * Runs a booking. Of concurrent bookings of one slot the database accepts one; the other applicants are told which
   * times are left.
   */
  private async book(
    action: (manager: EntityManager) => Promise<void>,
    applicationId?: string,
  ): Promise<void> {
    try {
      await this.dataSource.transaction(action);
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
}
