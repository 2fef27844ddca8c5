import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A slot that an applicant may choose. Several applicants may be offered the same slot. */
@Entity('interview_offers')
@Index('ix_interview_offers_slot', ['slotId'])
export class OfferedSlot {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_interview_offers' })
  interviewId: string;

  @ManyToOne('Interview', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'interview_id', foreignKeyConstraintName: 'fk_interview_offers_interview' })
  interview?: unknown;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_interview_offers' })
  slotId: string;

  @ManyToOne('InterviewSlot', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'slot_id', foreignKeyConstraintName: 'fk_interview_offers_slot' })
  slot?: unknown;
}
