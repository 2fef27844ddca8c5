import type { ErasureReason } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** What remains of an erased application: that it was erased, when and why, and nothing about a person. */
@Entity('erasure_certificates')
@Unique('uq_erasure_certificates_application', ['applicationId'])
@Index('ix_erasure_certificates_erased', ['erasedAt', 'id'])
@Check('ck_erasure_certificates_reason', `reason IN ('request', 'retention', 'removed')`)
export class ErasureCertificate {
  /** The certificate's number. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_erasure_certificates' })
  id: string;

  /** Id of the erased application, which is in the audit log too. */
  @Column('uuid')
  applicationId: string;

  @Column('varchar', { length: 10 })
  reason: ErasureReason;

  /** Number of files erased with it; on request, with those of its other versions. */
  @Column('integer')
  fileCount: number;

  @Column('timestamptz', { default: () => 'now()' })
  erasedAt: Date;
}
