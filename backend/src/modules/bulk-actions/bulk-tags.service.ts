import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationTags, type TagChange } from '../applications/tags/application-tags.service.js';
import type { BulkActionItem, BulkOutcome } from './entities/bulk-action-item.entity.js';
import type { BulkAction } from './entities/bulk-action.entity.js';

type TaggedItem = Pick<BulkActionItem, 'applicationId' | 'tagsAdded' | 'tagsRemoved'>;

/**
 * Puts tags on many applications and takes tags off. What changed is kept for each, so that an undo leaves earlier tags
 * alone.
 */
@Injectable()
export class BulkTags {
  constructor(private readonly tags: ApplicationTags) {}

  /** @param ids applications that the caller has locked */
  async do(
    manager: EntityManager,
    actorId: string,
    { id, tagsToAdd, tagsToRemove }: Pick<BulkAction, 'id' | 'tagsToAdd' | 'tagsToRemove'>,
    ids: string[],
  ): Promise<Map<string, BulkOutcome>> {
    const { changes, full } = await this.tags.changeIn(manager, actorId, ids, tagsToAdd, tagsToRemove);
    await keep(manager, id, changes);
    const isFull = new Set(full);
    return new Map(
      ids.map((one) => [one, isFull.has(one) ? 'full' : changes.has(one) ? 'done' : 'unchanged']),
    );
  }

  /** @returns ids of the applications whose tags were changed back; those changed by somebody since are left out */
  async undo(manager: EntityManager, actorId: string, items: readonly TaggedItem[]): Promise<Set<string>> {
    const alike = new Map<string, TaggedItem[]>();
    for (const item of items) {
      const key = JSON.stringify([item.tagsAdded, item.tagsRemoved]);
      alike.set(key, [...(alike.get(key) ?? []), item]);
    }
    const undone = new Set<string>();
    for (const group of alike.values()) {
      const [first] = group;
      if (!first) continue;
      const ids = group.map(({ applicationId }) => applicationId);
      const { tagsAdded, tagsRemoved } = first;
      const { changes } = await this.tags.changeIn(manager, actorId, ids, tagsRemoved, tagsAdded);
      for (const id of changes.keys()) undone.add(id);
    }
    return undone;
  }
}

async function keep(
  manager: EntityManager,
  bulkActionId: string,
  changes: ReadonlyMap<string, TagChange>,
): Promise<void> {
  await manager.query(
    `UPDATE bulk_action_items i SET tags_added = came.added, tags_removed = came.removed
     FROM jsonb_to_recordset($2) AS came (id uuid, added int[], removed int[])
     WHERE i.bulk_action_id = $1 AND i.application_id = came.id`,
    [bulkActionId, JSON.stringify([...changes].map(([id, change]) => ({ id, ...change })))],
  );
}
