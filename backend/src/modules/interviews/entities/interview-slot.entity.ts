import { Check, Column, Entity, Exclusion, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A time that an interviewer has for one interview. The slots of one interviewer never overlap. */
@Entity('interview_slots')
@Check('ck_interview_slots_length', `ends_at > starts_at AND ends_at <= starts_at + interval '8 hours'`)
@Exclusion(
  'ex_interview_slots_interviewer',
  `USING gist (uuid_range(interviewer_id, interviewer_id, '[]') WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (interviewer_id IS NOT NULL)`,
)
@Index('ix_interview_slots_starts', ['startsAt'])
export class InterviewSlot {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_interview_slots' })
  id: string;

  /** Null when the account was removed: the slot can no longer be booked. */
  @Column('uuid', { nullable: true })
  interviewerId: string | null;

  /** Never loaded: it only makes the foreign key. */
  @ManyToOne('Admin', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'interviewer_id', foreignKeyConstraintName: 'fk_interview_slots_interviewer' })
  interviewer?: unknown;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** An address, or a link for a call. */
  @Column('varchar', { length: 300 })
  place: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
