import { Inject, Injectable } from '@nestjs/common';
import { formatDateTime, type PlaceholderValues } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { type Environment, ENVIRONMENT, siteUrl } from '../../platform/config/environment.js';
import type { LeavingMail } from '../../platform/mail/mail-checks.service.js';
import { EVERY_APPLICANT } from '../applications/index.js';
import { Recipients } from '../applications/recipients/recipients.service.js';
import { findNextInterview } from './next-interview.js';
import { isFreeSql } from './slots/slot-rows.js';

/** Values of the interview placeholders in mails that HR writes. */
@Injectable()
export class InterviewPlaceholders {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly recipients: Recipients,
  ) {}

  /**
   * Values by application id: time and place of a booked interview ahead, or the page to choose one of the offered
   * times.
   */
  async find(
    manager: EntityManager,
    applicationIds: readonly string[],
  ): Promise<Map<string, PlaceholderValues>> {
    const booked = await findNextInterview(manager, applicationIds);
    const offered = await findOffered(manager, applicationIds);
    // Without a one-time token: HR reads these mails on the timeline.
    const page = `${siteUrl(this.environment)}/my-application`;
    return new Map([
      ...[...booked].map(([id, { startsAt, place }]): [string, PlaceholderValues] => [
        id,
        { interview_time: `${formatDateTime(startsAt)} (Lagos time)`, interview_place: place },
      ]),
      ...offered.map((id): [string, PlaceholderValues] => [id, { interview_choose_link: page }]),
    ]);
  }

  /**
   * Whether a mail that HR wrote may be sent: it names no interview, or one that is still ahead. Checked before
   * sending, since nothing takes the mail back when the time passes.
   */
  async mayLeave(manager: EntityManager, mail: LeavingMail): Promise<boolean> {
    if (!(await this.recipients.namesInterview(manager, mail))) return true;
    return (await this.find(manager, mail.application_id ? [mail.application_id] : [])).size > 0;
  }
}

/**
 * Applications whose applicant can choose a time, now or once their removal is undone; until then a mail to them waits.
 */
async function findOffered(manager: EntityManager, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT i.application_id AS id
     FROM interviews i JOIN ${EVERY_APPLICANT} a ON a.id = i.application_id
     JOIN interview_offers o ON o.interview_id = i.id JOIN interview_slots s ON s.id = o.slot_id
     WHERE i.application_id = ANY($1) AND i.state = 'offered' AND a.status <> 'rejected' AND ${isFreeSql('a.brand')}`,
    [applicationIds],
  );
  return rows.map(({ id }) => id);
}
