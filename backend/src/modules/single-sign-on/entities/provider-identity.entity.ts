import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';

/**
 * The identity of an account at the identity provider: `iss` and `sub`, which never change and are never reassigned. An
 * email address may change or be reassigned.
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

  /**
   * Whether the account has its role from a group at the provider: then it can log in only while it is in such a group.
   */
  @Column('boolean', { default: false })
  hasRoleFromGroup: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
