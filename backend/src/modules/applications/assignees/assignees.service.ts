import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReassignedException } from '../applications.errors.js';
import { ApplicationHistory, type HappenedTo } from '../history/application-history.service.js';
import { lockOne } from '../list/application-rows.js';
import type { Actor } from '../status/application-statuses.service.js';
import type { AssignDto, ListReviewersQueryDto, ReviewerDto } from './assignee.dto.js';
import { type Assignment, AssignmentNotices } from './assignment-notices.service.js';
import { ASSIGNEE, assertReviewer, assertSees, listReviewers } from './reviewers.js';

/** Assigns applications to reviewers. */
@Injectable()
export class AssigneesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly notices: AssignmentNotices,
  ) {}

  listReviewers({ application_id }: ListReviewersQueryDto): Promise<ReviewerDto[]> {
    return listReviewers(this.dataSource.manager, application_id);
  }

  /** Assigning to the present assignee changes and records nothing. */
  async assign(actor: Actor, id: string, { assignee_id, seen }: AssignDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await assertReviewer(manager, assignee_id);
      const locked = await lockOne(manager, id);
      const [present] = await manager.query<ReviewerDto[]>(
        `SELECT assignee.* FROM applications a CROSS JOIN LATERAL ${ASSIGNEE} assignee WHERE a.id = $1`,
        [id],
      );
      if ((present?.id ?? null) === assignee_id) return;
      await assertSees(manager, assignee_id, [id]);
      if (seen !== undefined && seen !== (present?.id ?? null)) throw new ReassignedException(present?.name);
      await this.assignIn(manager, actor.id, [{ locked, assigneeId: assignee_id }]);
    });
  }

  /** Assigns in the transaction that locked the applications. An undo notifies nobody. */
  async assignIn(
    manager: EntityManager,
    actorId: string,
    assignments: readonly Assignment[],
    isUndo = false,
  ): Promise<void> {
    if (assignments.length === 0) return;
    await manager.query(
      `UPDATE applications a SET assignee_id = wanted.assignee_id
       FROM unnest($1::uuid[], $2::uuid[]) AS wanted (id, assignee_id) WHERE a.id = wanted.id`,
      [assignments.map(({ locked }) => locked.id), assignments.map(({ assigneeId }) => assigneeId)],
    );
    await this.history.record(manager, actorId, assignments.map(toEntry));
    if (!isUndo) await this.notices.expect(manager, actorId, assignments);
  }
}

function toEntry({ locked, assigneeId }: Assignment): HappenedTo {
  const accountId = assigneeId ?? locked.assigneeId;
  return {
    applicationId: locked.id,
    type: assigneeId ? 'assigned' : 'unassigned',
    data: { ...(accountId && { assignee_id: accountId }) },
  };
}
