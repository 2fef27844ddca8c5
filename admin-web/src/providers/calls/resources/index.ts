import type { ResourceCalls } from '../resource-calls';
import { accounts } from './accounts';
import { activities } from './activities';
import { applications } from './applications';
import { audit } from './audit';
import { erasures } from './erasures';
import { deletedJobs, jobs } from './jobs';
import { mail } from './mail';
import { mailTemplates } from './mail-templates';
import { members } from './members';
import { messages } from './messages';
import { purchases } from './purchases';
import { tokens } from './tokens';
import { webhooks } from './webhooks';
import { zones } from './zones';

const RESOURCES: Record<string, ResourceCalls> = {
  jobs,
  'deleted-jobs': deletedJobs,
  applications,
  accounts,
  tokens,
  webhooks,
  members,
  zones,
  activities,
  messages,
  'mail-templates': mailTemplates,
  mail,
  audit,
  erasures,
  purchases,
};

export function callsOf(resource: string): ResourceCalls {
  const calls = RESOURCES[resource];
  if (!calls) throw new Error(`There is no resource named ${resource}`);
  return calls;
}
