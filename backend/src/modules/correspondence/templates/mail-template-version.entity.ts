import type { ApplicationStatus } from '@smash/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MailTemplate } from './mail-template.entity.js';

/** An earlier version of a mail template. */
@Entity('mail_template_versions')
export class MailTemplateVersion {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_mail_template_versions' })
  templateId: number;

  @ManyToOne(() => MailTemplate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'template_id', foreignKeyConstraintName: 'fk_mail_template_versions_template' })
  template?: Relation<MailTemplate>;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_mail_template_versions' })
  version: number;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 200 })
  subject: string;

  @Column('text')
  body: string;

  @Column('varchar', { length: 10, nullable: true })
  tellsStatus: ApplicationStatus | null;

  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  @Column('timestamptz')
  updatedAt: Date;
}
