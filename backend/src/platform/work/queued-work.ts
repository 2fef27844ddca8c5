import { Column } from 'typeorm';

/** The columns of a row that a QueueWorker works on. */
export abstract class QueuedWork {
  /** How often the next piece was tried. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Until then it is somebody's, or rests after a failure. */
  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** Code of the error that the last attempt ended with. */
  @Column('varchar', { length: 40, nullable: true })
  failure: string | null;

  /** When it was given up. */
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;
}
