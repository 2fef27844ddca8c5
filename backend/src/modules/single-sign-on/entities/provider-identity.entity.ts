import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';

/**
 * Who an account is at the identity provider: `iss` and `sub`, which never change and are never given to others. An
 * email address does both.
 */
@Entity('provider_identities')
@Unique('uq_provider_identities_admin', ['adminId'])
export class ProviderIdentity {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'pk_provider_identities' })
  issuer: string;

  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'pk_provider_identities' })
  subject: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_provider_identities_admin' })
  admin: Relation<Admin>;

  /** Whether a group gave the account the role that it has: then it needs one to go on. */
  @Column('boolean', { default: false })
  hasRoleFromGroup: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
