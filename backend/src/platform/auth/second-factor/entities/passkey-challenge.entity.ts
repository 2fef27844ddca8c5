import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../entities/admin.entity.js';

/** What a passkey has to sign next; used once. A login or a session has one at a time. */
@Entity('passkey_challenges')
@Index('ix_passkey_challenges_expires', ['expiresAt'])
export class PasskeyChallenge {
  /** Id of the login under way, or of the session in which a passkey is added. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_passkey_challenges' })
  id: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_passkey_challenges_admin' })
  admin?: Relation<Admin>;

  /** Random, base64url. */
  @Column('varchar', { length: 64 })
  challenge: string;

  @Column('timestamptz')
  expiresAt: Date;
}
