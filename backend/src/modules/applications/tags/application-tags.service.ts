import { Injectable } from '@nestjs/common';
import { TAG_LIMITS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { TagNotFoundException, TooManyTagsOfOneException } from '../applications.errors.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { lockVisible } from '../list/application-rows.js';
import type { TaggedApplicationsDto } from './tag.dto.js';

export interface TagRow {
  application_id: string;
  tag_id: number;
}

/** Ids of the tags that were put on one application, and of those that were taken off it. */
export interface TagChange {
  added: number[];
  removed: number[];
}

interface ChangedTags {
  /** By application id; only applications whose tags have changed. */
  changes: Map<string, TagChange>;
  full: string[];
  unknown: number[];
}

/** Puts tags on applications and takes them off. */
@Injectable()
export class ApplicationTags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /**
   * Puts the tags `add` on these applications and takes `remove` off, all in one transaction. A tag that is on or off
   * already makes no entry, so that a repetition changes nothing.
   * @param manager the caller's transaction; one of its own if not given
   * @throws TagNotFoundException for a tag to add that does not exist; TooManyTagsOfOneException
   */
  async tagApplications(
    actorId: string,
    ids: string[],
    add: number[],
    remove: number[],
    manager?: EntityManager,
  ): Promise<TaggedApplicationsDto> {
    if (!manager) {
      return this.dataSource.transaction((own) => this.tagApplications(actorId, ids, add, remove, own));
    }
    const found = (await lockVisible(manager, ids)).map(({ id }) => id);
    const { changes, full, unknown } = await this.changeIn(manager, actorId, found, add, remove);
    if (unknown.length > 0) throw new TagNotFoundException();
    if (full.length > 0) throw new TooManyTagsOfOneException();
    return {
      changed: found.filter((id) => changes.has(id)),
      missing: ids.filter((id) => !found.includes(id)),
    };
  }

  /**
   * Puts tags on applications and takes them off in the caller's transaction, as far as possible: tags that do not
   * exist are skipped, and applications without room for the tags are left as they are.
   * @param ids locked applications
   */
  async changeIn(
    manager: EntityManager,
    actorId: string,
    ids: string[],
    add: number[],
    remove: number[],
  ): Promise<ChangedTags> {
    const known = await lockTags(manager, add);
    // A tag in both lists is not taken off.
    const unwanted = remove.filter((id) => !add.includes(id));
    const full = await withoutRoom(manager, ids, known, unwanted);
    const others = ids.filter((id) => !full.includes(id));
    const removed = await takeOff(manager, others, unwanted);
    const added = await putOn(manager, others, known);
    await this.history.record(manager, actorId, [
      ...removed.map((row) => toEntry('tag_removed', row)),
      ...added.map((row) => toEntry('tag_added', row)),
    ]);
    return { changes: byApplication(added, removed), full, unknown: add.filter((id) => !known.includes(id)) };
  }

  /** @throws TagNotFoundException */
  async assertThere(tagIds: number[]): Promise<void> {
    const found = await this.dataSource.query<unknown[]>('SELECT FROM tags WHERE id = ANY($1)', [tagIds]);
    if (found.length < tagIds.length) throw new TagNotFoundException();
  }
}

/** History entry for a tag. */
export const toEntry = (type: 'tag_added' | 'tag_removed', { application_id, tag_id }: TagRow) => ({
  applicationId: application_id,
  type,
  data: { tag_id: String(tag_id) },
});

function byApplication(added: readonly TagRow[], removed: readonly TagRow[]): Map<string, TagChange> {
  const changes = new Map<string, TagChange>();
  const changeOf = (id: string): TagChange => {
    const change = changes.get(id) ?? { added: [], removed: [] };
    changes.set(id, change);
    return change;
  };
  for (const { application_id, tag_id } of added) changeOf(application_id).added.push(tag_id);
  for (const { application_id, tag_id } of removed) changeOf(application_id).removed.push(tag_id);
  return changes;
}

/** Ids of the tags that exist, locked against deletion until the transaction ends. */
async function lockTags(manager: EntityManager, tagIds: number[]): Promise<number[]> {
  if (tagIds.length === 0) return [];
  const tags = await manager.query<{ id: number }[]>(
    'SELECT id FROM tags WHERE id = ANY($1) ORDER BY id FOR KEY SHARE',
    [tagIds],
  );
  return tags.map(({ id }) => id);
}

/** The applications that would have more tags than allowed. */
async function withoutRoom(
  manager: EntityManager,
  ids: string[],
  add: number[],
  remove: number[],
): Promise<string[]> {
  if (add.length === 0) return [];
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM unnest($1::uuid[]) AS id WHERE $4 < (SELECT count(*) FROM (
       SELECT tag_id FROM application_tags WHERE application_id = id AND tag_id <> ALL($3::int[])
       UNION SELECT unnest($2::int[])) AS wanted)`,
    [ids, add, remove, TAG_LIMITS.ofApplication],
  );
  return rows.map(({ id }) => id);
}

async function takeOff(manager: EntityManager, ids: string[], tagIds: number[]): Promise<TagRow[]> {
  if (tagIds.length === 0) return [];
  const [rows] = await manager.query<[TagRow[], number]>(
    `DELETE FROM application_tags WHERE application_id = ANY($1) AND tag_id = ANY($2)
     RETURNING application_id, tag_id`,
    [ids, tagIds],
  );
  return rows;
}

async function putOn(manager: EntityManager, ids: string[], tagIds: number[]): Promise<TagRow[]> {
  if (tagIds.length === 0) return [];
  return manager.query<TagRow[]>(
    `INSERT INTO application_tags (application_id, tag_id)
     SELECT application_id, tag_id FROM unnest($1::uuid[]) AS application_id CROSS JOIN unnest($2::int[]) AS tag_id
     ON CONFLICT DO NOTHING RETURNING application_id, tag_id`,
    [ids, tagIds],
  );
}
