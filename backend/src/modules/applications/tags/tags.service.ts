import { Injectable } from '@nestjs/common';
import { TAG_LIMITS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { TagExistsException, TagNotFoundException, TooManyTagsException } from '../applications.errors.js';
import { Tag } from '../entities/tag.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { type TagRow, toEntry } from './application-tags.service.js';
import type { AppliedTagDto, SaveTagDto, TagDto } from './tag.dto.js';

/** Most applications whose history is written at once. */
const BATCH = 1_000;

type TagAction = 'tag.created' | 'tag.updated' | 'tag.merged' | 'tag.deleted';

/** Counts all tags at once: tag by tag, each count would read all applications. */
const SELECT = `
  SELECT t.id, t.name, t.colour, COALESCE(used.count, 0) AS applications_count
  FROM tags t LEFT JOIN (
    SELECT u.tag_id, count(*)::int AS count FROM application_tags u JOIN applications a ON a.id = u.application_id
    WHERE a.removed_at IS NULL GROUP BY u.tag_id
  ) used ON used.tag_id = t.id`;

/** Lists, creates, renames, merges and deletes tags. */
@Injectable()
export class TagsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly history: ApplicationHistory,
  ) {}

  list(): Promise<TagDto[]> {
    return this.dataSource.query<TagDto[]>(`${SELECT} ORDER BY lower(t.name)`);
  }

  /** Counts nothing, since the portal asks for this with each list of applications. */
  listNames(): Promise<AppliedTagDto[]> {
    return this.dataSource.query<AppliedTagDto[]>('SELECT id, name, colour FROM tags ORDER BY lower(name)');
  }

  /**
   * Creates a tag, or returns the existing one of this name unchanged: two people who choose one name mean the same
   * tag.
   */
  async create(actorId: string, { name, colour = 'grey' }: SaveTagDto): Promise<TagDto> {
    const id = await this.dataSource.transaction(async (manager) => {
      await lockNames(manager);
      const known = await findByName(manager, name);
      if (known) return known.id;
      if ((await manager.count(Tag)) >= TAG_LIMITS.all) throw new TooManyTagsException();
      const tag = await manager.save(Tag, { name, colour });
      await this.record(manager, actorId, 'tag.created', tag.id);
      return tag.id;
    });
    return this.get(id);
  }

  /** @throws TagExistsException when another has the name: then the two can be merged */
  async update(actorId: string, id: number, { name, colour }: SaveTagDto): Promise<TagDto> {
    await this.dataSource.transaction(async (manager) => {
      await lockNames(manager);
      const tag = await manager.findOneBy(Tag, { id });
      if (!tag) throw new TagNotFoundException();
      const known = await findByName(manager, name);
      if (known && known.id !== id) throw new TagExistsException(known);
      const wanted = { name, colour: colour ?? tag.colour };
      if (tag.name === wanted.name && tag.colour === wanted.colour) return;
      await manager.update(Tag, { id }, wanted);
      await this.record(manager, actorId, 'tag.updated', id);
    });
    return this.get(id);
  }

  /**
   * Gives the applications of one tag to another, and deletes the first. A repetition changes nothing.
   * @throws TagNotFoundException
   */
  async merge(actorId: string, id: number, intoId: number): Promise<TagDto> {
    await this.dataSource.transaction(async (manager) => {
      await lockNames(manager);
      const there = await holdTags(manager, [id, intoId]);
      if (id === intoId || !there.has(intoId)) throw new TagNotFoundException();
      if (!there.has(id)) {
        if (await this.audit.has(manager, 'tag.deleted', String(id))) return;
        throw new TagNotFoundException();
      }
      const tagged = await manager.query<TagRow[]>(
        // Waits for applications that are being erased, and leaves them out.
        `INSERT INTO application_tags (application_id, tag_id)
         SELECT id, $2 FROM (
           SELECT id FROM applications WHERE id IN (SELECT application_id FROM application_tags WHERE tag_id = $1)
           ORDER BY id FOR KEY SHARE) there
         ON CONFLICT DO NOTHING RETURNING application_id, tag_id`,
        [id, intoId],
      );
      const entries = tagged.map((row) => toEntry('tag_added', row));
      for (let start = 0; start < entries.length; start += BATCH)
        await this.history.record(manager, actorId, entries.slice(start, start + BATCH));
      await manager.delete(Tag, { id });
      await this.record(manager, actorId, 'tag.merged', intoId);
      await this.record(manager, actorId, 'tag.deleted', id);
    });
    return this.get(intoId);
  }

  /**
   * Takes a tag off all applications and deletes it. A repetition changes nothing.
   * @throws TagNotFoundException
   */
  async remove(actorId: string, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(Tag, { id });
      if (affected) return this.record(manager, actorId, 'tag.deleted', id);
      if (!(await this.audit.has(manager, 'tag.deleted', String(id)))) throw new TagNotFoundException();
    });
  }

  private async get(id: number): Promise<TagDto> {
    const [tag] = await this.dataSource.query<TagDto[]>(`${SELECT} WHERE t.id = $1`, [id]);
    if (!tag) throw new TagNotFoundException();
    return tag;
  }

  private record(manager: EntityManager, actorId: string, action: TagAction, id: number): Promise<void> {
    return this.audit.record(manager, { actorId, action, objectType: 'tag', objectId: String(id) });
  }
}

/** Makes changes of names take turns, so that no name is given twice. */
async function lockNames(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('tags', 0))`);
}

/**
 * Locks the tags that exist. Waits for transactions that are putting one on an application; later ones have to wait.
 */
async function holdTags(manager: EntityManager, ids: number[]): Promise<Set<number>> {
  const rows = await manager.query<{ id: number }[]>(
    'SELECT id FROM tags WHERE id = ANY($1) ORDER BY id FOR UPDATE',
    [ids],
  );
  return new Set(rows.map((row) => row.id));
}

function findByName(manager: EntityManager, name: string): Promise<Tag | null> {
  return manager.createQueryBuilder(Tag, 'tag').where('lower(tag.name) = lower(:name)', { name }).getOne();
}
