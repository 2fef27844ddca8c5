import { MAIL_STATUSES } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';

export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail to one person. The table is the queue too: a row is written in the transaction of the event that it reports. */
@Entity('mails')
@Unique('uq_mails_dedupe_key', ['dedupeKey'])
@Check('ck_mails_status', `status IN ('queued', 'sent', 'failed')`)
@Index('ix_mails_status', { synchronize: false })
@Index('ix_mails_application', ['applicationId'])
@Index('ix_mails_due', { synchronize: false })
@Index('ix_mails_group', { synchronize: false })
@Index('ix_mails_expiring', { synchronize: false })
@Index('ix_mails_listed', { synchronize: false })
@Index('ix_mails_search', { synchronize: false })
export class Mail {
  /** UUID v7; the Message-ID contains it, so that a mail sent twice after a crash is recognised as one. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mails' })
  id: string;

  /** Such as `application_received`. */
  @Column('varchar', { length: 40 })
  kind: string;

  /** Identifies the occasion of the mail; unique. */
  @Column('varchar', { length: 120 })
  dedupeKey: string;

  /** The application that the mail is about; the mail is deleted with it. */
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  /** Never loaded: it only defines the foreign key. By name, since the platform must not know features. */
  @ManyToOne('Application', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_mails_application' })
  application?: unknown;

  @Column('varchar', { length: 254 })
  recipient: string;

  /** Emptied once the mail is sent. */
  @Column('varchar', { length: 254, nullable: true })
  replyTo: string | null;

  @Column('varchar', { length: 300 })
  subject: string;

  /** Address with which mail programs unsubscribe their reader (RFC 8058). Emptied once the mail is sent. */
  @Column('varchar', { length: 500, nullable: true })
  unsubscribeUrl: string | null;

  /** Emptied once the mail is sent, unless `isKept`. */
  @Column('text')
  text: string;

  /** Emptied once the mail is sent. */
  @Column('text')
  html: string;

  /** An iCalendar object (RFC 5545) with a METHOD, for the recipient's calendar. Emptied once the mail is sent. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Column('varchar', { length: 10, default: 'queued' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** The last error of the mail server, without addresses. */
  @Column('varchar', { length: 300, nullable: true })
  lastError: string | null;

  /** Mails that are queued together, and can be cancelled together until they leave. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** Whether row and text stay after sending, as long as the application stays. */
  @Column('boolean', { default: false })
  isKept: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** The mail is not sent before this. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  /** Next attempt; during an attempt, the time after which that is given up. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  /** Until then a server is sending the mail, so it may arrive although it was taken back. */
  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null;

  /** When the mail was taken back while a server was sending it. */
  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
