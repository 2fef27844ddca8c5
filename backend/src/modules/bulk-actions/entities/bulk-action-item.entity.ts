import type { ApplicationStatus } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from '../../applications/entities/application.entity.js';
import { BulkAction } from './bulk-action.entity.js';

/**
 * Outcome for one application: `done`; `unchanged`, since it had the value already; `changed`, since somebody else
 * changed it meanwhile; `missing`, since it was removed; `full`, since it has as many tags as allowed. After an undo
 * `undone`, `kept`, since somebody has changed it since, or `cancelled` before its turn. `failed` when the action was
 * given up before its turn, or when the assignee may not see the application.
 */
export const BULK_OUTCOMES = [
  'done',
  'unchanged',
  'changed',
  'missing',
  'full',
  'undone',
  'kept',
  'cancelled',
  'failed',
] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** One application of a bulk action; deleted when the application is erased. */
@Entity('bulk_action_items')
@Check(
  'ck_bulk_action_items_outcome',
  `outcome IN ('done', 'unchanged', 'changed', 'missing', 'full', 'undone', 'kept', 'cancelled', 'failed')`,
)
@Index('ix_bulk_action_items_application', ['applicationId'])
export class BulkActionItem {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bulk_action_items' })
  bulkActionId: string;

  @ManyToOne(() => BulkAction, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bulk_action_id', foreignKeyConstraintName: 'fk_bulk_action_items_action' })
  bulkAction?: Relation<BulkAction>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bulk_action_items' })
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_bulk_action_items_application' })
  application?: Relation<Application>;

  /** Status when the application was chosen. */
  @Column('varchar', { length: 10 })
  previousStatus: ApplicationStatus;

  /** Assignee when the application was chosen; null for nobody. */
  @Column('uuid', { nullable: true })
  previousAssigneeId: string | null;

  /** Null until its turn comes. */
  @Column('varchar', { length: 10, nullable: true })
  outcome: BulkOutcome | null;

  /** Ids of the tags that the action put on; an undo takes them off. */
  @Column('int', { array: true, default: '{}' })
  tagsAdded: number[];

  /** Ids of the tags that the action took off; an undo puts them on again. */
  @Column('int', { array: true, default: '{}' })
  tagsRemoved: number[];
}
