import { Column } from 'typeorm';

/** Columns of a row that a QueueWorker works on. */
export abstract class QueuedWork {
  /** Attempts at the next piece so far. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Until then a backend has the row, or it rests after a failure. */
  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** Code of the error of the last attempt. */
  @Column('varchar', { length: 40, nullable: true })
  failure: string | null;

  /** When the row was given up. */
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;
}
