import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row. `migrate` writes it as the owner of the tables; the serving role reads it and cannot shorten the term. */
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
