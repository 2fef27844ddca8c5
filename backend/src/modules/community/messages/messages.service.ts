import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOperator, IsNull, Raw, Repository } from 'typeorm';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage } from '../../../platform/http/list-page.js';
import { type Editable, hasValues } from '../../../platform/editing/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { placedIn, withKnownZone } from '../place.js';
import type { CommunityMessageDto } from './community-message.dto.js';
import type { ListMessagesQueryDto } from './list-messages-query.dto.js';
import type { SaveMessageDto, UpdateMessageDto } from './save-message.dto.js';
import { Message } from './message.entity.js';

const MESSAGES: Editable<Message> = { name: 'message', entity: Message };
const SORT_COLUMNS = {
  title: 'title',
  published_at: 'publishedAt',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
} as const;

/** Most messages that a member is shown for the nation, and as many again for the zone. */
const MOST_PUBLISHED = 50;

type PublishedMessage = Pick<CommunityMessageDto, 'id' | 'title' | 'body' | 'zone_id'> & {
  published_at: string;
};

@Injectable()
export class MessagesService {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly editing: EditingService,
  ) {}

  async list(query: ListMessagesQueryDto): Promise<CountedPage<CommunityMessageDto>> {
    const builder = placedIn(this.messages.createQueryBuilder('message'), query);
    if (query.status) {
      builder.andWhere(`message.publishedAt IS ${query.status === 'published' ? 'NOT NULL' : 'NULL'}`);
    }
    const page = await listPage(builder, query, {
      searched: ['title', 'body'],
      sortedBy: SORT_COLUMNS[query.sort ?? 'created_at'],
    });
    return { ...page, items: page.items.map(toMessageDto) };
  }

  async get(id: number): Promise<CommunityMessageDto> {
    return toMessageDto(await this.editing.find(MESSAGES, id));
  }

  /**
   * The newest published messages for the nation and for one zone, if any. Limited separately, so that many national
   * messages do not hide those of the zone.
   */
  async publishedFor(zoneId: number | null): Promise<PublishedMessage[]> {
    const [national, zonal] = await Promise.all([
      this.newestOf(IsNull()),
      zoneId === null ? [] : this.newestOf(zoneId),
    ]);
    return [...national, ...zonal].sort(
      (a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id,
    );
  }

  private async newestOf(zoneId: number | FindOperator<number>): Promise<PublishedMessage[]> {
    const rows = await this.messages.find({
      where: { zoneId, publishedAt: Raw((column) => `${column} <= now()`) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: MOST_PUBLISHED,
    });
    return rows.map(toPublishedMessage);
  }

  create(actorId: string, body: SaveMessageDto): Promise<CommunityMessageDto> {
    const publishedAt = body.is_published ? new Date() : null;
    return withKnownZone(async () =>
      toMessageDto(await this.editing.create(actorId, MESSAGES, { ...toColumns(body), publishedAt })),
    );
  }

  /** A message that is already published keeps its time of publication. */
  update(actorId: string, id: number, { version, ...body }: UpdateMessageDto): Promise<CommunityMessageDto> {
    const { is_published: isPublished } = body;
    const columns = toColumns(body);
    const values = {
      ...columns,
      ...(isPublished === true && { publishedAt: () => 'coalesce(published_at, now())' }),
      ...(isPublished === false && { publishedAt: null }),
    };
    const isDone = (message: Message) => {
      const isOut = message.publishedAt !== null;
      return hasValues(message, columns) && (isPublished ?? isOut) === isOut;
    };
    return withKnownZone(async () =>
      toMessageDto(await this.editing.update(actorId, MESSAGES, { id, values, version, isDone })),
    );
  }

  remove(actorId: string, id: number): Promise<void> {
    return this.editing.remove(actorId, MESSAGES, id);
  }
}

function toColumns({ title, body, zone_id }: SaveMessageDto) {
  return { title, body, zoneId: zone_id ?? null };
}

function toMessageDto(message: Message): CommunityMessageDto {
  return {
    id: message.id,
    title: message.title,
    body: message.body,
    zone_id: message.zoneId,
    published_at: message.publishedAt?.toISOString() ?? null,
    created_at: message.createdAt.toISOString(),
    updated_at: message.updatedAt.toISOString(),
    version: message.version,
  };
}

function toPublishedMessage({ id, title, body, zoneId, publishedAt }: Message): PublishedMessage {
  return { id, title, body, zone_id: zoneId, published_at: publishedAt?.toISOString() ?? '' };
}
