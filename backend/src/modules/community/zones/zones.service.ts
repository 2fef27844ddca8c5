import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NIGERIAN_STATES, type NigerianState } from '@smash/contract';
import { ArrayContains, ArrayOverlap, type EntityManager, Not, Repository } from 'typeorm';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { violatedForeignKey, violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage } from '../../../platform/http/list-page.js';
import { type Editable, hasValues } from '../../../platform/editing/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import type { ListZonesQueryDto } from './list-zones-query.dto.js';
import type { SaveZoneDto, UpdateZoneDto } from './save-zone.dto.js';
import type { ZoneDto } from './zone.dto.js';
import { Zone } from './zone.entity.js';
import { ZoneInUseException } from './zones.errors.js';

const ZONES: Editable<Zone> = { name: 'zone', entity: Zone };
const SORT_COLUMNS = { name: 'name', created_at: 'createdAt', updated_at: 'updatedAt' } as const;

@Injectable()
export class ZonesService {
  constructor(
    @InjectRepository(Zone) private readonly zones: Repository<Zone>,
    private readonly editing: EditingService,
  ) {}

  async list(query: ListZonesQueryDto): Promise<CountedPage<ZoneDto>> {
    const sortedBy = SORT_COLUMNS[query.sort ?? 'created_at'];
    const page = await listPage(this.zones.createQueryBuilder('zone'), query, {
      searched: ['name'],
      sortedBy,
    });
    return { ...page, items: page.items.map(toZoneDto) };
  }

  async get(id: number): Promise<ZoneDto> {
    return toZoneDto(await this.editing.find(ZONES, id));
  }

  /** The zone that a state belongs to, if it belongs to any. */
  async ofState(state: NigerianState): Promise<Pick<Zone, 'id' | 'name'> | null> {
    return this.zones.findOneBy({ states: ArrayContains([state]) });
  }

  count(): Promise<number> {
    return this.zones.count();
  }

  async create(actorId: string, body: SaveZoneDto): Promise<ZoneDto> {
    const values = toColumns(body);
    return withFreeName(async () => {
      const before = (manager: EntityManager) => this.refuseTakenStates(manager, body);
      return toZoneDto(await this.editing.create(actorId, ZONES, values, { before }));
    });
  }

  async update(actorId: string, id: number, { version, ...body }: UpdateZoneDto): Promise<ZoneDto> {
    const values = toColumns(body);
    const isDone = (zone: Zone) => hasValues(zone, values);
    return withFreeName(async () => {
      const before = (manager: EntityManager) => this.refuseTakenStates(manager, body, id);
      return toZoneDto(await this.editing.update(actorId, ZONES, { id, values, version, isDone }, before));
    });
  }

  async remove(actorId: string, id: number): Promise<void> {
    try {
      await this.editing.remove(actorId, ZONES, id);
    } catch (error) {
      throw violatedForeignKey(error) === undefined ? error : new ZoneInUseException();
    }
  }

  /** Locks the table, so that concurrent changes cannot put a state into two zones. */
  private async refuseTakenStates(manager: EntityManager, { states }: SaveZoneDto, ownId = 0): Promise<void> {
    await manager.query('LOCK TABLE zones IN SHARE ROW EXCLUSIVE MODE');
    const other = await manager.findOneBy(Zone, { id: Not(ownId), states: ArrayOverlap(states) });
    if (!other) return;
    const taken = states.filter((state) => other.states.includes(state));
    throw ValidationException.at(
      ['body', 'states'],
      `${taken.join(', ')} already ${taken.length === 1 ? 'belongs' : 'belong'} to the zone ${other.name}`,
    );
  }
}

/** States are stored in alphabetical order. */
function toColumns({ name, states }: SaveZoneDto) {
  return { name, states: NIGERIAN_STATES.filter((state) => states.includes(state)) };
}

async function withFreeName<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'uq_zones_name') throw error;
    throw ValidationException.at(['body', 'name'], 'A zone with this name already exists');
  }
}

function toZoneDto({ id, name, states, createdAt, updatedAt, version }: Zone): ZoneDto {
  return {
    id,
    name,
    states,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    version,
  };
}
