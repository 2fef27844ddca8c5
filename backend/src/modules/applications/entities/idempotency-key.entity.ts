import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SubmittedApplication } from '../apply/submitted-application.js';

/** The response an apply request got, kept so that its repetition gets the same one and changes nothing. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_expires', { synchronize: false })
@Index('ix_idempotency_keys_application', { synchronize: false })
export class IdempotencyKey {
  /** The job's id and a hash of the client's key; without a key, `auto` and the digest. */
  @PrimaryColumn('varchar', { length: 100, primaryKeyConstraintName: 'pk_idempotency_keys' })
  key: string;

  /** Hash of answers and files: the same key with another digest is refused. */
  @Column('char', { length: 64 })
  digest: string;

  /** As json, not jsonb: a repetition gets the very same text. */
  @Column('json')
  response: SubmittedApplication;

  @Column('timestamptz')
  expiresAt: Date;
}
