import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A stored file that no application owns: about to be attached, or to be removed. Invariant: every object in
 * the storage is named either by application_files or here, so nothing is ever lost track of.
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
