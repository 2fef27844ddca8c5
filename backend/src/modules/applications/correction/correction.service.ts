import { Injectable } from '@nestjs/common';
import { CORRECTABLE_FIELDS, type CorrectableField } from '@smash/contract';
import { DataSource, type EntityManager, In } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import {
  ApplicationNotFoundException,
  ApplicationWithdrawnException,
  DetailsChangedException,
} from '../applications.errors.js';
import { toDetailColumns } from '../apply/application-columns.js';
import { toSearchText } from '../apply/search-text.js';
import { CandidateAccess } from '../candidate/candidate-access.service.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import type { ApplicationDto } from '../list/application.dto.js';
import { findRow } from '../list/application-list.js';
import { lockVisible } from '../list/application-rows.js';
import type { ApplicationRow } from '../list/application.mapper.js';
import { ApplicationsService } from '../list/applications.service.js';
import { PAGE_LINK_MAIL } from '../mails/application-mail.service.js';
import { findPersonAgain } from '../people/corrected-person.js';
import { lockIdentities } from '../people/identity.js';
import { toE164 } from '../people/phone-number.js';
import type { Actor } from '../status/application-statuses.service.js';
import { Replacements } from '../update/replacements.service.js';
import type { CorrectDetailsDto } from './correct-details.dto.js';

/** What identifies a person besides the address. */
const IDENTIFYING: readonly CorrectableField[] = ['first_name', 'phone', 'dob'];

/** Corrects what an application says about its applicant (docs/decisions/0240-details-are-corrected-by-hr.md). */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsService,
    private readonly access: CandidateAccess,
    private readonly history: ApplicationHistory,
    private readonly mails: MailService,
    private readonly replacements: Replacements,
    private readonly limits: RateLimitService,
  ) {}

  /**
   * A repetition changes nothing.
   * @throws ApplicationNotFoundException, ApplicationWithdrawnException, DetailsChangedException, or
   * TooManyRequestsException for a link after as many as an applicant may ask for
   */
  async correct(actor: Actor, id: string, body: CorrectDetailsDto): Promise<ApplicationDto> {
    // A body without a correction only reads, which is recorded as such.
    if (CORRECTABLE_FIELDS.every((field) => body[field] === undefined))
      return this.applications.open(actor, id);
    const { email, phone_e164 } = await this.applications.get(id);
    if (body.send_link && body.email !== undefined && !isSameMailbox({ email }, { email: body.email }))
      await this.limits.consume('candidateMails', id);
    await this.dataSource.transaction(async (manager) => {
      // Before the rows, as when an application arrives.
      await lockIdentities(manager, [email, phone_e164, body.email ?? null, toE164(body.phone ?? '')]);
      const earlier = await this.replacements.earlierOf(id, manager);
      await lockVisible(manager, [id, ...earlier]);
      const present = await findRow(manager, id, null);
      if (!present) throw new ApplicationNotFoundException();
      await this.write(manager, actor.id, present, earlier, body);
    });
    return this.applications.get(id, actor.id);
  }

  private async write(
    manager: EntityManager,
    actorId: string,
    present: ApplicationRow,
    earlier: readonly string[],
    { seen_at, send_link, ...given }: CorrectDetailsDto,
  ): Promise<void> {
    const { id, reference, person_id: personId } = present;
    const former = { ...present, middle_name: present.middle_name ?? '' };
    const fields = CORRECTABLE_FIELDS.filter((field) => (given[field] ?? former[field]) !== former[field]);
    if (fields.length === 0) return;
    if (present.withdrawn_at) throw new ApplicationWithdrawnException(present.is_replaced);
    const latest = await this.history.latestChange(manager, [id], ['details_corrected']);
    if (latest && seen_at && latest.at > seen_at) throw new DetailsChangedException(latest, actorId);

    const changes: Partial<typeof former> = Object.fromEntries(fields.map((field) => [field, given[field]]));
    const corrected = { ...former, ...changes };
    const columns = toDetailColumns(corrected);
    const ids = [id, ...earlier];
    const hasOtherMailbox = !isSameMailbox(former, corrected);
    if (hasOtherMailbox || fields.some((field) => IDENTIFYING.includes(field)))
      await findPersonAgain(manager, columns, { ids, personId, hasOtherMailbox });
    const searchText = toSearchText({ ...columns, reference });
    const updatedAt = await presentTime(manager);
    await manager.update(Application, { id }, { ...columns, searchText, updatedAt });
    const data = { fields: fields.join(',') };
    await this.history.record(manager, actorId, [
      { applicationId: id, type: 'details_corrected', data, createdAt: updatedAt },
    ]);
    const addresses = { from: former.email, to: corrected.email };
    // Earlier versions keep the address as it is written there.
    if (!hasOtherMailbox && fields.includes('email')) await this.mails.redirect(manager, [id], addresses);
    if (!hasOtherMailbox) return;
    await this.moveMailbox(manager, actorId, ids, addresses);
    if (send_link) await this.access.queueLink(manager, actorId, corrected);
  }

  /** Takes the former address out of everything that still goes to it or lets its reader in. */
  private async moveMailbox(
    manager: EntityManager,
    actorId: string,
    ids: readonly string[],
    { from, to }: Record<'from' | 'to', string>,
  ): Promise<void> {
    // Whoever reads the former address could ask for a link to an earlier version, and erase everything there.
    for (const version of await manager.findBy(Application, { id: In(ids) })) {
      if (!isSameMailbox(version, { email: from })) continue;
      const { id: applicationId } = version;
      const searchText = toSearchText({ ...version, email: to });
      await manager.update(Application, { id: applicationId }, { email: to, searchText });
      const data = { fields: 'email' };
      await this.history.record(manager, actorId, [{ applicationId, type: 'details_corrected', data }]);
    }
    await this.access.endThose(manager, ids);
    await this.mails.cancelAbout(manager, ids, [PAGE_LINK_MAIL]);
    await this.mails.redirect(manager, ids, { from, to });
  }
}

const isSameMailbox = (one: { email: string }, other: { email: string }): boolean =>
  one.email.toLowerCase() === other.email.toLowerCase();
