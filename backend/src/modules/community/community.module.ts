import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { ActivitiesController } from './activities/activities.controller.js';
import { ActivitiesService } from './activities/activities.service.js';
import { Activity } from './activities/activity.entity.js';
import { Message } from './messages/message.entity.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesService } from './messages/messages.service.js';
import { Zone } from './zones/zone.entity.js';
import { ZonesController } from './zones/zones.controller.js';
import { ZonesService } from './zones/zones.service.js';

/**
 * Content of the members' dashboard: zones, activities, and national and zonal messages
 * (docs/requirements/members.md#m-10).
 */
@Module({
  imports: [TypeOrmModule.forFeature([Zone, Activity, Message]), EditingModule, AuditModule],
  controllers: [ZonesController, ActivitiesController, MessagesController],
  providers: [ZonesService, ActivitiesService, MessagesService],
  exports: [ZonesService, ActivitiesService, MessagesService],
})
export class CommunityModule {
  constructor(labels: AuditLabels) {
    labels.describe('zone', describedBy('zones', 'name'));
    labels.describe('activity', describedBy('activities', 'title'));
    labels.describe('message', describedBy('messages', 'title'));
  }
}

const describedBy = (table: string, column: string) => ({
  idType: 'integer' as const,
  sql: `SELECT id::text, ${column} AS label, true AS is_there FROM ${table} WHERE id = ANY($1::int[])`,
});
