import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { ApplicationRemovalService } from '../applications/removal/application-removal.service.js';
import {
  type Actor,
  ApplicationStatusesService,
} from '../applications/status/application-statuses.service.js';
import { BulkTags } from './bulk-tags.service.js';
import { outcomeOfStatus, outcomeOfUndo } from './bulk-outcomes.js';
import type { BulkActionItem, BulkOutcome } from './entities/bulk-action-item.entity.js';
import type { BulkAction } from './entities/bulk-action.entity.js';

type Items = readonly BulkActionItem[];
type Outcomes = Map<string, BulkOutcome>;

/** What is done with the applications of a chunk, by those who do it to one; all in the transaction of the caller. */
@Injectable()
export class BulkActs {
  constructor(
    private readonly statuses: ApplicationStatusesService,
    private readonly removal: ApplicationRemovalService,
    private readonly tags: BulkTags,
  ) {}

  async do(manager: EntityManager, actor: Actor, action: BulkAction, items: Items): Promise<Outcomes> {
    const { act, status } = action;
    const present = await this.presentStatuses(manager, items);
    if (act === 'tag') {
      const outcomes = await this.tags.do(manager, actor.id, action, [...present.keys()]);
      return outcomesOf(items, ({ applicationId }) => outcomes.get(applicationId) ?? 'missing');
    }
    if (act === 'remove') {
      await this.removal.removeIn(manager, actor.id, [...present.keys()]);
      return outcomesOf(items, ({ applicationId }) => (present.has(applicationId) ? 'done' : 'missing'));
    }
    const wanted = status ?? 'pending';
    const outcomes = outcomesOf(items, ({ applicationId, previousStatus }) =>
      outcomeOfStatus(present.get(applicationId), previousStatus, wanted),
    );
    await this.statuses.changeIn(
      manager,
      actor,
      idsWith(outcomes, 'done').map((id) => ({ id, status: wanted })),
    );
    return outcomes;
  }

  async undo(
    manager: EntityManager,
    actor: Actor,
    { act, status }: Pick<BulkAction, 'act' | 'status'>,
    items: Items,
  ): Promise<Outcomes> {
    if (act === 'tag') {
      const present = await this.presentStatuses(manager, items);
      const undone = await this.tags.undo(
        manager,
        actor.id,
        items.filter(({ applicationId }) => present.has(applicationId)),
      );
      return outcomesOf(items, ({ applicationId }) => (undone.has(applicationId) ? 'undone' : 'kept'));
    }
    if (act === 'remove') {
      const ids = items.map(({ applicationId }) => applicationId);
      const restored = new Set((await this.removal.restoreIn(manager, actor.id, ids)).restored);
      return outcomesOf(items, ({ applicationId }) => (restored.has(applicationId) ? 'undone' : 'kept'));
    }
    const present = await this.presentStatuses(manager, items);
    const outcomes = outcomesOf(items, ({ applicationId }) =>
      outcomeOfUndo(present.get(applicationId), status ?? 'pending'),
    );
    const previous = new Map(
      items.map(({ applicationId, previousStatus }) => [applicationId, previousStatus]),
    );
    await this.statuses.changeIn(
      manager,
      actor,
      idsWith(outcomes, 'undone').map((id) => ({ id, status: previous.get(id) ?? 'pending', is_undo: true })),
    );
    return outcomes;
  }

  /** The statuses of those that are there, which are held until the transaction ends. */
  private async presentStatuses(
    manager: EntityManager,
    items: Items,
  ): Promise<Map<string, ApplicationStatus>> {
    const ids = items.map(({ applicationId }) => applicationId);
    const { found } = await this.statuses.hold(manager, ids);
    return new Map(found.map(({ id, status }) => [id, status]));
  }
}

const outcomesOf = (items: Items, outcomeOf: (item: Items[number]) => BulkOutcome): Outcomes =>
  new Map(items.map((item) => [item.applicationId, outcomeOf(item)]));

const idsWith = (outcomes: Outcomes, wanted: BulkOutcome): string[] =>
  [...outcomes].flatMap(([id, outcome]) => (outcome === wanted ? id : []));
