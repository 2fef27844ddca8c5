import type { ApplicationStatus } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from '../../applications/entities/application.entity.js';
import { BulkAction } from './bulk-action.entity.js';

/**
 * What came of one application: `done`; `unchanged`, since it was so already; `changed`, since somebody else changed it
 * meanwhile; `missing`, since it was removed; `full`, since it has as many tags as it may. After an undo `undone`, `kept` as
 * somebody else has made it since, or `cancelled` before its turn came. `failed` when its turn never came, since the action was
 * given up.
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

/** One application of a bulk action; goes with the application. */
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

  /** When it was chosen. */
  @Column('varchar', { length: 10 })
  previousStatus: ApplicationStatus;

  /** Whom it was assigned to when it was chosen. */
  @Column('uuid', { nullable: true })
  previousAssigneeId: string | null;

  /** Null until its turn comes. */
  @Column('varchar', { length: 10, nullable: true })
  outcome: BulkOutcome | null;

  /** Those that it had not before, to be taken off when this is undone. */
  @Column('int', { array: true, default: '{}' })
  tagsAdded: number[];

  /** Those that it had before. */
  @Column('int', { array: true, default: '{}' })
  tagsRemoved: number[];
}
