import type { ApplicationStatus } from '@smash/contract';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { LeftOut } from './choose-recipients.js';
import { QueuedWork } from '../../../platform/work/queued-work.js';

/** One message to one or many applicants: the applications whose mail is still to be made, and the outcome. */
@Entity('mail_batches')
@Unique('uq_mail_batches_idempotency_key', ['idempotencyKey'])
@Index('ix_mail_batches_unprepared', { synchronize: false })
@Index('ix_mail_batches_sending', { synchronize: false })
export class MailBatch extends QueuedWork {
  /** UUID v7; also the group id of its mails. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mail_batches' })
  id: string;

  @Column('uuid')
  actorId: string;

  /** Hash of the account and the key that its client sent. */
  @Column('char', { length: 64, nullable: true })
  idempotencyKey: string | null;

  /** Hash of the request: the same key with a different request is refused. */
  @Column('char', { length: 64 })
  digest: string;

  /** Emptied with the text once all mails are made: somebody may have typed a name. */
  @Column('varchar', { length: 200 })
  subject: string;

  @Column('text')
  body: string;

  @Column('varchar', { length: 10, nullable: true })
  tellsStatus: ApplicationStatus | null;

  /** When the writer loaded the recipients: an applicant who was told of the status since then gets no mail. */
  @Column('timestamptz', { nullable: true })
  seenAt: Date | null;

  /** Applications whose mail is still to be made; if the batch is given up, they stay. */
  @Column('uuid', { array: true })
  waitingIds: string[];

  /** How many were chosen. */
  @Column('integer')
  recipients: number;

  /** For how many of them a mail was made. */
  @Column('integer', { default: 0 })
  queued: number;

  @Column('jsonb')
  leftOut: LeftOut;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When the mails are sent; until then all can be taken back. */
  @Column('timestamptz')
  sendsAt: Date;

  @Column('timestamptz', { nullable: true })
  preparedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;
}
