import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A link of the chain over the audit log: what the entries after the former seal were when it was made. A trigger refuses
 * changes to rows.
 */
@Entity('audit_seals')
@Unique('uq_audit_seals_last_id', ['lastId'])
export class AuditSeal {
  /** From 1, without gaps. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_audit_seals' })
  number: number;

  /** The last entry that it covers; the first is the one after that of the former seal. */
  @Column('bigint')
  lastId: string;

  /** How many it covers: ids have gaps where a transaction was taken back. */
  @Column('integer')
  entryCount: number;

  /** SHA-256 of those entries, in hexadecimal. */
  @Column('char', { length: 64 })
  entriesDigest: string;

  /** SHA-256 of the digest of the former seal and of all the above, in hexadecimal. */
  @Column('char', { length: 64 })
  digest: string;

  @Column('timestamptz')
  sealedAt: Date;
}
