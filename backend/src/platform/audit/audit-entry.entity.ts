import type { AuditAction, AuditObject } from '@smash/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what to which record, by ids only. A trigger refuses changes to rows. */
@Entity('audit_log')
@Index('ix_audit_log_action', { synchronize: false })
@Index('ix_audit_log_actor', { synchronize: false })
@Index('ix_audit_log_at', { synchronize: false })
@Index('ix_audit_log_object', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_audit_log',
  })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** The account; null for visitors, applicants and the system itself. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** Such as `job.created` or `application.deleted`. */
  @Column('varchar', { length: 60 })
  action: AuditAction;

  @Column('varchar', { length: 40 })
  objectType: AuditObject;

  @Column('varchar', { length: 40 })
  objectId: string;

  /** Names of what changed; never personal data. */
  @Column('jsonb', { default: {} })
  data: Record<string, string>;
}
