import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A stored file that no row of another module owns: about to be attached, or to be removed. Invariant: every object in
 * the storage is named by such a row or here, so that none is ever lost track of.
 */
@Entity('unattached_files')
@Check('ck_unattached_files_state', `state IN ('uploading', 'discarded')`)
export class UnattachedFile {
  @PrimaryColumn('varchar', { length: 100, primaryKeyConstraintName: 'pk_unattached_files' })
  storageKey: string;

  @Column('varchar', { length: 10 })
  state: 'uploading' | 'discarded';

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;
}
