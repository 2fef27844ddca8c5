import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

/** A login. The token names this row; deleting it ends the session on every replica at once. */
@Entity('sessions')
@Index('ix_sessions_admin', { synchronize: false })
@Index('ix_sessions_expires', { synchronize: false })
export class Session {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_sessions' })
  id: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_sessions_admin' })
  admin: Relation<Admin>;

  /** Whether the second factor of the account was given. Without it the session counts only while the account has none. */
  @Column('boolean', { default: false })
  isTwoStep: boolean;

  /** Whether it began at the identity provider, which asks for as many steps as it likes. */
  @Column('boolean', { default: false })
  byProvider: boolean;

  /** When the provider last asked the person who they are, for this session. */
  @Column('timestamptz', { nullable: true })
  identityConfirmedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** To the minute; judged, like the end, by the clock of the database. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;

  /** Browser and system in plain words, of what the login said of itself. */
  @Column('varchar', { length: 60, default: 'Unknown browser' })
  device: string;

  /** Of the login, shortened: neither a person nor a household can be found by it. */
  @Column('varchar', { length: 45, nullable: true })
  network: string | null;
}
