import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Member } from './member.entity.js';

/** A member's login. The token names this row; deleting it ends the session on every replica at once. */
@Entity('member_sessions')
@Index('ix_member_sessions_member', ['memberId'])
@Index('ix_member_sessions_expires', ['expiresAt'])
export class MemberSession {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_member_sessions' })
  id: string;

  @Column('uuid')
  memberId: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_member_sessions_member' })
  member: Relation<Member>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
