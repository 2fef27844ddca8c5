import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row from the first owner on, even after that account is gone: the set-up token is used up. A trigger on `admins`
 * writes it, whichever way an account becomes an owner.
 */
@Entity('portal_setup')
@Check('ck_portal_setup_done', 'is_done')
export class PortalSetup {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_portal_setup' })
  isDone: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  doneAt: Date;
}
