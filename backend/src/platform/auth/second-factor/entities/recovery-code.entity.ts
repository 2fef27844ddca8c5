import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../entities/admin.entity.js';

/** A code on paper, for a person who has lost phone and passkeys. */
@Entity('recovery_codes')
@Index('ix_recovery_codes_admin', ['adminId'])
export class RecoveryCode {
  /** SHA-256 of account and code, in hexadecimal. A slower hash is not needed, as the codes are random. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_recovery_codes' })
  codeHash: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_recovery_codes_admin' })
  admin?: Relation<Admin>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
