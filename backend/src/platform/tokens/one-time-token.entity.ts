import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OneTimeTokenPurpose } from './index.js';

/** A link that was sent by mail. Only the hash of its token is stored, so that a copy of this table opens nothing. */
@Entity('one_time_links')
@Index('ix_one_time_links_subject', ['subjectId', 'purpose'])
@Index('ix_one_time_links_expires', ['expiresAt'])
export class OneTimeToken {
  /** SHA-256 of the token, in hexadecimal. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_one_time_links' })
  tokenHash: string;

  @Column('varchar', { length: 40 })
  purpose: OneTimeTokenPurpose;

  /** Id of the person or record that the token is about, such as a member. */
  @Column('uuid')
  subjectId: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
