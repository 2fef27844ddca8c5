import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { ApplicationNote } from './application-note.entity.js';

/** A mention of an account in a note. */
@Entity('note_mentions')
@Index('ix_note_mentions_account', ['accountId'])
@Index('ix_note_mentions_unread', { synchronize: false })
export class NoteMention {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_note_mentions' })
  noteId: string;

  @ManyToOne(() => ApplicationNote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'note_id', foreignKeyConstraintName: 'fk_note_mentions_note' })
  note?: Relation<ApplicationNote>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_note_mentions' })
  accountId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_note_mentions_account' })
  account?: Relation<Admin>;

  /** When the account had the notes of the application on its screen; until then the application is marked. */
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;
}
