import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A link of the hash chain over the audit log: a digest of the entries after the previous seal. A trigger refuses
 * changes to rows.
 */
@Entity('audit_seals')
@Unique('uq_audit_seals_last_id', ['lastId'])
export class AuditSeal {
  /** From 1, without gaps. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_audit_seals' })
  number: number;

  /** The last entry that the seal covers; it covers all entries after the last one of the previous seal. */
  @Column('bigint')
  lastId: string;

  /** How many entries the seal covers: ids have gaps where a transaction was rolled back. */
  @Column('integer')
  entryCount: number;

  /** SHA-256 of these entries, in hexadecimal. */
  @Column('char', { length: 64 })
  entriesDigest: string;

  /** SHA-256 of the digest of the previous seal and of all fields of this one, in hexadecimal. */
  @Column('char', { length: 64 })
  digest: string;

  @Column('timestamptz')
  sealedAt: Date;
}
