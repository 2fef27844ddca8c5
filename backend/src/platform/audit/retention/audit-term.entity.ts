import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, which `migrate` writes as the owner of the tables: the role that serves reads it, and cannot shorten it. */
@Entity('audit_term')
@Check('ck_audit_term_only', 'is_only')
@Check('ck_audit_term_days', 'days >= 0')
export class AuditTerm {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_audit_term' })
  isOnly: boolean;

  /** How long an entry of the audit log stays; 0 keeps all. */
  @Column('integer')
  days: number;
}
