import type { ApplicationStatus } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { BulkOutcome } from './bulk-action-item.entity.js';
import { QueuedWork } from '../../../platform/work/queued-work.js';

export const BULK_ACTS = ['set_status', 'tag', 'remove', 'assign'] as const;
export type BulkActionKind = (typeof BULK_ACTS)[number];

/** A bulk action. Its row is both the queued work and its progress. */
@Entity('bulk_actions')
@Unique('uq_bulk_actions_idempotency_key', ['idempotencyKey'])
@Check('ck_bulk_actions_act', `act IN ('set_status', 'tag', 'remove', 'assign')`)
@Index('ix_bulk_actions_under_way', { synchronize: false })
@Index('ix_bulk_actions_actor', { synchronize: false })
export class BulkAction extends QueuedWork {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bulk_actions' })
  id: string;

  @Column('uuid')
  actorId: string;

  /** Hash of the account and the key that its client sent. */
  @Column('char', { length: 64, nullable: true })
  idempotencyKey: string | null;

  /** Hash of the request: the same key with a different request is refused. */
  @Column('char', { length: 64 })
  digest: string;

  @Column('varchar', { name: 'act', length: 20 })
  action: BulkActionKind;

  /** The status to set. */
  @Column('varchar', { length: 10, nullable: true })
  status: ApplicationStatus | null;

  /** Whom they are assigned to; null for nobody, and for other actions. */
  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  /** Ids of the tags to put on. */
  @Column('int', { array: true, default: '{}' })
  tagsToAdd: number[];

  /** Ids of the tags to take off. */
  @Column('int', { array: true, default: '{}' })
  tagsToRemove: number[];

  /** How many applications were chosen. */
  @Column('integer')
  total: number;

  /** Id of the last application dealt with, in the order of ids; an undo begins again. */
  @Column('uuid', { nullable: true })
  doneUntil: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** The action can be undone until then. */
  @Column('timestamptz')
  undoableUntil: Date;

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;

  /** When the last application was dealt with, or the last one undone. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** How many applications came to what, when it was finished last; null while it is under way. */
  @Column('jsonb', { nullable: true })
  counts: Partial<Record<BulkOutcome, number>> | null;
}
