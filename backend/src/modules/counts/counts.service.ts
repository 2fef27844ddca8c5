import { Injectable } from '@nestjs/common';
import { ActivitiesService } from '../community/activities/activities.service.js';
import { ZonesService } from '../community/zones/zones.service.js';
import { MembersService } from '../members/members.service.js';
import type { CountsDto } from './counts.dto.js';

/** The statistics of the members' dashboard (docs/requirements/members.md#m-9). */
@Injectable()
export class CountsService {
  constructor(
    private readonly members: MembersService,
    private readonly zones: ZonesService,
    private readonly activities: ActivitiesService,
  ) {}

  async get(): Promise<CountsDto> {
    const [members, zones, activities] = await Promise.all([
      this.members.count(),
      this.zones.count(),
      this.activities.count(),
    ]);
    return { members, zones, activities };
  }
}
