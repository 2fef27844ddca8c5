import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When `save-erasures` last recorded, beside the backups, who was erased. One row, from the first run on. */
@Entity('erasures_saved')
@Check('ck_erasures_saved_only', 'is_only')
export class ErasuresSaved {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_erasures_saved' })
  isOnly: boolean;

  @Column('timestamptz')
  at: Date;
}
