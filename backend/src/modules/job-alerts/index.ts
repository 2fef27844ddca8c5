import type { EntityManager } from 'typeorm';
import { EndedJobAlert } from './entities/ended-job-alert.entity.js';

/** The alerts that their readers ended in the last weeks. */
export const endedJobAlerts = (manager: EntityManager): Promise<EndedJobAlert[]> =>
  manager.find(EndedJobAlert);
