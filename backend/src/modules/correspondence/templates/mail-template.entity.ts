import type { ApplicationStatus } from '@smash/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Subject and text of a mail to applicants, as people in HR edit it. */
@Entity('mail_templates')
export class MailTemplate {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_mail_templates',
  })
  id: number;

  /** Name to choose the template by; applicants never see it. */
  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 200 })
  subject: string;

  /** Plain text with placeholders; blank lines part paragraphs. */
  @Column('text')
  body: string;

  /** The status that it tells applicants of, if any. */
  @Column('varchar', { length: 10, nullable: true })
  tellsStatus: ApplicationStatus | null;

  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
