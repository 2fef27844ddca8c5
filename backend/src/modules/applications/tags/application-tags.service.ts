import { Injectable } from '@nestjs/common';
import { TAG_LIMITS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { TagNotFoundException, TooManyTagsOfOneException } from '../applications.errors.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { lockVisible } from '../list/application-rows.js';
import type { TaggedApplicationsDto } from './tag.dto.js';

interface TagRow {
  application_id: string;
  tag_id: number;
}

/** Puts tags on applications and takes them off. */
@Injectable()
export class ApplicationTags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /**
   * Puts the tags `add` on these applications and takes `remove` off, all in one transaction. What is so already leaves
   * no trace, so that a repetition changes nothing.
   * @param manager the caller's transaction; one of its own if not given
   * @throws TagNotFoundException for a tag to add that is not there; TooManyTagsOfOneException
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
    const removed = await takeOff(manager, found, remove);
    const added = await putOn(manager, found, add);
    await this.history.record(manager, actorId, [
      ...removed.map((row) => toEntry('tag_removed', row)),
      ...added.map((row) => toEntry('tag_added', row)),
    ]);
    const changed = new Set([...removed, ...added].map(({ application_id }) => application_id));
    return {
      changed: found.filter((id) => changed.has(id)),
      missing: ids.filter((id) => !found.includes(id)),
    };
  }
}

const toEntry = (type: 'tag_added' | 'tag_removed', { application_id, tag_id }: TagRow) => ({
  applicationId: application_id,
  type,
  data: { tag_id: String(tag_id) },
});

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
  // Held, so that none is deleted before this is written.
  const tags = await manager.query<unknown[]>(
    'SELECT FROM tags WHERE id = ANY($1) ORDER BY id FOR KEY SHARE',
    [tagIds],
  );
  if (tags.length < tagIds.length) throw new TagNotFoundException();
  const rows = await manager.query<TagRow[]>(
    `INSERT INTO application_tags (application_id, tag_id)
     SELECT application_id, tag_id FROM unnest($1::uuid[]) AS application_id CROSS JOIN unnest($2::int[]) AS tag_id
     ON CONFLICT DO NOTHING RETURNING application_id, tag_id`,
    [ids, tagIds],
  );
  const full = await manager.query<unknown[]>(
    `SELECT FROM application_tags WHERE application_id = ANY($1) GROUP BY application_id HAVING count(*) > $2 LIMIT 1`,
    [rows.map(({ application_id }) => application_id), TAG_LIMITS.ofApplication],
  );
  if (full.length > 0) throw new TooManyTagsOfOneException();
  return rows;
}
