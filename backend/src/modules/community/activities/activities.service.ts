import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage } from '../../../platform/http/list-page.js';
import { type Editable, hasValues } from '../../../platform/editing/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { placedIn, withKnownZone } from '../place.js';
import { Activity } from './activity.entity.js';
import type { ActivityDto } from './activity.dto.js';
import type { ListActivitiesQueryDto } from './list-activities-query.dto.js';
import type { SaveActivityDto, UpdateActivityDto } from './save-activity.dto.js';

const ACTIVITIES: Editable<Activity> = { name: 'activity', entity: Activity };
const SORT_COLUMNS = {
  title: 'title',
  happens_on: 'happensOn',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
} as const;

@Injectable()
export class ActivitiesService {
  constructor(
    @InjectRepository(Activity) private readonly activities: Repository<Activity>,
    private readonly editing: EditingService,
  ) {}

  async list(query: ListActivitiesQueryDto): Promise<CountedPage<ActivityDto>> {
    const page = await listPage(placedIn(this.activities.createQueryBuilder('activity'), query), query, {
      searched: ['title', 'description'],
      sortedBy: SORT_COLUMNS[query.sort ?? 'created_at'],
    });
    return { ...page, items: page.items.map(toActivityDto) };
  }

  async get(id: number): Promise<ActivityDto> {
    return toActivityDto(await this.editing.find(ACTIVITIES, id));
  }

  count(): Promise<number> {
    return this.activities.count();
  }

  create(actorId: string, body: SaveActivityDto): Promise<ActivityDto> {
    return withKnownZone(async () =>
      toActivityDto(await this.editing.create(actorId, ACTIVITIES, toColumns(body))),
    );
  }

  update(actorId: string, id: number, { version, ...body }: UpdateActivityDto): Promise<ActivityDto> {
    const values = toColumns(body);
    const isDone = (activity: Activity) => hasValues(activity, values);
    return withKnownZone(async () =>
      toActivityDto(await this.editing.update(actorId, ACTIVITIES, { id, values, version, isDone })),
    );
  }

  remove(actorId: string, id: number): Promise<void> {
    return this.editing.remove(actorId, ACTIVITIES, id);
  }
}

function toColumns({ title, description, zone_id, happens_on }: SaveActivityDto) {
  return { title, description, zoneId: zone_id ?? null, happensOn: happens_on ?? null };
}

function toActivityDto(activity: Activity): ActivityDto {
  return {
    id: activity.id,
    title: activity.title,
    description: activity.description,
    zone_id: activity.zoneId,
    happens_on: activity.happensOn,
    created_at: activity.createdAt.toISOString(),
    updated_at: activity.updatedAt.toISOString(),
    version: activity.version,
  };
}
