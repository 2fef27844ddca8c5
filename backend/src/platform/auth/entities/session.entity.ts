import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

/** A login. The token names this row; deleting the row ends the session on every replica at once. */
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

  /** Whether the second factor was given. Without it, the session counts only while the account has no second factor. */
  @Column('boolean', { default: false })
  isTwoStep: boolean;

  /** Whether the login was at the identity provider, which decides itself how many steps it asks for. */
  @Column('boolean', { default: false })
  byProvider: boolean;

  /** When the identity provider last confirmed who the person is, for this session. */
  @Column('timestamptz', { nullable: true })
  identityConfirmedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** To the minute. Judged, like the expiry, by the clock of the database. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt: Date;

  /** Browser and system in plain words, from the User-Agent of the login. */
  @Column('varchar', { length: 60, default: 'Unknown browser' })
  device: string;

  /** Network of the login, shortened so that it identifies neither a person nor a household. */
  @Column('varchar', { length: 45, nullable: true })
  network: string | null;
}
