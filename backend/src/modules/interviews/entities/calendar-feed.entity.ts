import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';

/** The secret address at which a calendar program reads an interviewer's interviews: only its hash is kept. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_token', ['tokenHash'])
export class CalendarFeed {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_calendar_feeds' })
  adminId: string;

  @ManyToOne('Admin', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_calendar_feeds_admin' })
  admin?: unknown;

  /** SHA-256 of the token, in hexadecimal digits. */
  @Column('varchar', { length: 64 })
  tokenHash: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
