import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../entities/admin.entity.js';

/**
 * The secret that an account shares with an authenticator app. An account has at most one that counts, and one that
 * waits for its first code.
 */
@Entity('totp_secrets')
@Index('uq_totp_secrets_confirmed', ['adminId'], { unique: true, where: 'confirmed_at IS NOT NULL' })
@Index('uq_totp_secrets_waiting', ['adminId'], { unique: true, where: 'confirmed_at IS NULL' })
export class TotpSecret {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_totp_secrets' })
  id: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_totp_secrets_admin' })
  admin?: Relation<Admin>;

  /** Base32, encrypted with the key ring for this row. */
  @Column('text')
  encryptedSecret: string;

  /** The newest step of 30 seconds whose code was used; codes of it and of earlier steps are refused. */
  @Column('integer', { default: 0 })
  lastStep: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When the app gave its first correct code; until then no login asks for codes. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
