import { MAIL_STATUSES } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';

export type MailStatus = (typeof MAIL_STATUSES)[number];

/** One mail to one person. The table is the queue as well: a row is written in the transaction that it tells of. */
@Entity('mails')
@Unique('uq_mails_dedupe_key', ['dedupeKey'])
@Check('ck_mails_status', `status IN ('queued', 'sent', 'failed')`)
@Index('ix_mails_created', { synchronize: false })
@Index('ix_mails_status', { synchronize: false })
@Index('ix_mails_application', ['applicationId'])
@Index('ix_mails_due', { synchronize: false })
@Index('ix_mails_group', { synchronize: false })
@Index('ix_mails_expiring', { synchronize: false })
@Index('ix_mails_listed', { synchronize: false })
export class Mail {
  /** UUID v7; the Message-ID is made of it, so that a mail sent twice after a crash can be told to be one. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mails' })
  id: string;

  /** Such as `application_received`. */
  @Column('varchar', { length: 40 })
  kind: string;

  /** Says what the mail is about: no two mails have the same. */
  @Column('varchar', { length: 120 })
  dedupeKey: string;

  /** The application that it is about; the mail goes when the application goes. */
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  /** Never loaded: it only makes the foreign key. By name, since this part of the platform knows no feature. */
  @ManyToOne('Application', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_mails_application' })
  application?: unknown;

  @Column('varchar', { length: 254 })
  recipient: string;

  /** Emptied once it was sent. */
  @Column('varchar', { length: 254, nullable: true })
  replyTo: string | null;

  @Column('varchar', { length: 300 })
  subject: string;

  /** Where a mail program stops mails like this one for its reader (RFC 8058). Emptied once it was sent. */
  @Column('varchar', { length: 500, nullable: true })
  unsubscribeUrl: string | null;

  /** Emptied once it was sent, unless it is kept. */
  @Column('text')
  text: string;

  /** Emptied once it was sent. */
  @Column('text')
  html: string;

  /** An iCalendar object (RFC 5545) with a METHOD, for the recipient's calendar. Emptied once it was sent. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('varchar', { length: 10, default: 'queued' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** What the mail server answered last, without addresses. */
  @Column('varchar', { length: 300, nullable: true })
  lastError: string | null;

  /** Mails that are queued together and can be cancelled together until they leave. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** Whether row and text stay after the mail was sent, as long as the application stays. */
  @Column('boolean', { default: false })
  isKept: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Before this it is not sent. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  /** When it is tried next; while somebody tries it, when they are given up. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  /** Until then somebody is sending it: it may arrive although it is taken back. */
  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** When it was taken back while it was being sent. */
  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
