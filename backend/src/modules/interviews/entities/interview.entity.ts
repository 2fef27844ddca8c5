import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';

/** An interview with the applicant of one application: times are offered, then one of them is booked. */
@Entity('interviews')
@Unique('uq_interviews_slot', ['slotId'])
@Check('ck_interviews_state', `state IN ('offered', 'booked', 'cancelled')`)
@Check('ck_interviews_slot', `(state = 'booked') = (slot_id IS NOT NULL)`)
@Index('ix_interviews_application', ['applicationId'])
export class Interview {
  /** UUID v7; the UID in calendars is made from it. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_interviews' })
  id: string;

  @Column('uuid')
  applicationId: string;

  /** Never loaded: it only makes the foreign key. */
  @ManyToOne('Application', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_interviews_application' })
  application?: unknown;

  /** `done` is never stored: it follows from the time. */
  @Column('varchar', { length: 10 })
  state: 'offered' | 'booked' | 'cancelled';

  /** The booked slot; unique, since no slot has two interviews. */
  @Column('uuid', { nullable: true })
  slotId: string | null;

  @ManyToOne('InterviewSlot', { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'slot_id', foreignKeyConstraintName: 'fk_interviews_slot' })
  slot?: unknown;

  /** Counts the changes; calendars take the highest for the present state. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** What HR wrote to the applicant. */
  @Column('varchar', { length: 2000 })
  text: string;

  /** Account that offered it. */
  @Column('uuid', { nullable: true })
  offeredById: string | null;

  @ManyToOne('Admin', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'offered_by_id', foreignKeyConstraintName: 'fk_interviews_offered_by' })
  offeredBy?: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
