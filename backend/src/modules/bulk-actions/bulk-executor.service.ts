import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { AssigneesService } from '../applications/assignees/assignees.service.js';
import { hiddenFrom, type LockedApplication, lockVisible } from '../applications/index.js';
import { ApplicationRemovalService } from '../applications/removal/application-removal.service.js';
import {
  type Actor,
  ApplicationStatusesService,
} from '../applications/status/application-statuses.service.js';
import { BulkTags } from './bulk-tags.service.js';
import { outcomeOfChange, outcomeOfUndo } from './bulk-outcomes.js';
import type { BulkActionItem, BulkOutcome } from './entities/bulk-action-item.entity.js';
import type { BulkActionKind, BulkAction } from './entities/bulk-action.entity.js';

type Items = readonly BulkActionItem[];
type Outcomes = Map<string, BulkOutcome>;
type Step = (manager: EntityManager, actor: Actor, wanted: BulkAction, items: Items) => Promise<Outcomes>;

/**
 * Applies an action to the applications of a chunk, with the services that change a single one, in the caller's
 * transaction.
 */
@Injectable()
export class BulkExecutor {
  constructor(
    private readonly statuses: ApplicationStatusesService,
    private readonly assignees: AssigneesService,
    private readonly removal: ApplicationRemovalService,
    private readonly tags: BulkTags,
  ) {}

  do(manager: EntityManager, actor: Actor, wanted: BulkAction, items: Items): Promise<Outcomes> {
    return this.steps[wanted.action].do(manager, actor, wanted, items);
  }

  undo(manager: EntityManager, actor: Actor, wanted: BulkAction, items: Items): Promise<Outcomes> {
    return this.steps[wanted.action].undo(manager, actor, wanted, items);
  }

  private readonly steps: Record<BulkActionKind, { do: Step; undo: Step }> = {
    set_status: {
      do: async (manager, actor, { status }, items) => {
        const present = await this.present(manager, items);
        const wanted = status ?? 'pending';
        const outcomes = outcomesOf(items, ({ applicationId, previousStatus }) =>
          outcomeOfChange(present.get(applicationId)?.status, previousStatus, wanted),
        );
        const changes = idsWith(outcomes, 'done').map((id) => ({ id, status: wanted }));
        await this.statuses.changeIn(manager, actor, changes);
        return outcomes;
      },
      undo: async (manager, actor, { status }, items) => {
        const present = await this.present(manager, items);
        const outcomes = outcomesOf(items, ({ applicationId }) =>
          outcomeOfUndo(present.get(applicationId)?.status, status ?? 'pending'),
        );
        const previous = new Map<string, ApplicationStatus>(
          items.map(({ applicationId, previousStatus }) => [applicationId, previousStatus]),
        );
        await this.statuses.changeIn(
          manager,
          actor,
          idsWith(outcomes, 'undone').map((id) => ({
            id,
            status: previous.get(id) ?? 'pending',
            is_undo: true,
          })),
        );
        return outcomes;
      },
    },
    assign: {
      do: async (manager, actor, { assigneeId }, items) => {
        const present = byId(await lockVisible(manager, idsOf(items)));
        // The assignee may have been suspended, or limited to other brands, since the action was ordered.
        const hidden = new Set(assigneeId && (await hiddenFrom(manager, assigneeId, [...present.keys()])));
        const outcomes = outcomesOf(items, ({ applicationId, previousAssigneeId }) =>
          hidden.has(applicationId)
            ? 'failed'
            : outcomeOfChange(present.get(applicationId)?.assigneeId, previousAssigneeId, assigneeId),
        );
        const assignments = idsWith(outcomes, 'done').flatMap((id) => {
          const locked = present.get(id);
          return locked ? [{ locked, assigneeId }] : [];
        });
        await this.assignees.assignIn(manager, actor.id, assignments);
        return outcomes;
      },
      undo: async (manager, actor, { assigneeId }, items) => {
        const present = byId(await lockVisible(manager, idsOf(items)));
        const outcomes = outcomesOf(items, ({ applicationId }) =>
          outcomeOfUndo(present.get(applicationId)?.assigneeId, assigneeId),
        );
        const assignments = items.flatMap(({ applicationId, previousAssigneeId }) => {
          const locked = present.get(applicationId);
          if (!locked || outcomes.get(applicationId) !== 'undone') return [];
          return [{ locked, assigneeId: previousAssigneeId }];
        });
        await this.assignees.assignIn(manager, actor.id, assignments, true);
        return outcomes;
      },
    },
    tag: {
      do: async (manager, actor, wanted, items) => {
        const present = await this.present(manager, items);
        const outcomes = await this.tags.do(manager, actor.id, wanted, [...present.keys()]);
        return outcomesOf(items, ({ applicationId }) => outcomes.get(applicationId) ?? 'missing');
      },
      undo: async (manager, actor, _wanted, items) => {
        const present = await this.present(manager, items);
        const locked = items.filter(({ applicationId }) => present.has(applicationId));
        const undone = await this.tags.undo(manager, actor.id, locked);
        return outcomesOf(items, ({ applicationId }) => (undone.has(applicationId) ? 'undone' : 'kept'));
      },
    },
    remove: {
      do: async (manager, actor, _wanted, items) => {
        const present = await this.present(manager, items);
        await this.removal.removeIn(manager, actor.id, [...present.keys()]);
        return outcomesOf(items, ({ applicationId }) => (present.has(applicationId) ? 'done' : 'missing'));
      },
      undo: async (manager, actor, _wanted, items) => {
        const { restored } = await this.removal.restoreIn(manager, actor.id, idsOf(items));
        return outcomesOf(items, ({ applicationId }) =>
          restored.includes(applicationId) ? 'undone' : 'kept',
        );
      },
    },
  };

  /** The applications that still exist, locked with their stages until the transaction ends. */
  private async present(manager: EntityManager, items: Items) {
    return byId((await this.statuses.lock(manager, idsOf(items))).found);
  }
}

const idsOf = (items: Items): string[] => items.map(({ applicationId }) => applicationId);

const byId = (found: readonly LockedApplication[]): ReadonlyMap<string, LockedApplication> =>
  new Map(found.map((application) => [application.id, application]));

const outcomesOf = (items: Items, outcomeOf: (item: Items[number]) => BulkOutcome): Outcomes =>
  new Map(items.map((item) => [item.applicationId, outcomeOf(item)]));

const idsWith = (outcomes: Outcomes, wanted: BulkOutcome): string[] =>
  [...outcomes].flatMap(([id, outcome]) => (outcome === wanted ? id : []));
