import type { NigerianState } from '@smash/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Somebody who signed up as an investor. Until the address is confirmed, the row is a claim and no account. One address
 * may have several claims; the claim whose password is entered with a mailed link becomes the account.
 */
@Entity('members')
@Index('uq_members_email', { synchronize: false })
@Index('ix_members_unconfirmed', { synchronize: false })
@Index('ix_members_created', { synchronize: false })
@Index('ix_members_surname', ['surname', 'id'])
export class Member {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_members' })
  id: string;

  @Column('varchar', { length: 20 })
  title: string;

  @Column('varchar', { length: 100 })
  firstName: string;

  @Column('varchar', { length: 100, nullable: true })
  middleName: string | null;

  @Column('varchar', { length: 100 })
  surname: string;

  @Column('varchar', { length: 32 })
  phone: string;

  /** Unique among confirmed members, ignoring case. */
  @Column('varchar', { length: 254 })
  email: string;

  /** argon2id in the PHC string format. */
  @Column('text', { select: false })
  passwordHash: string;

  @Column('varchar', { length: 20 })
  gender: string;

  @Column('varchar', { length: 500 })
  address: string;

  /** State of residence, from which the zone follows; null when the member has not said. */
  @Column('varchar', { length: 20, nullable: true })
  state: NigerianState | null;

  @Column('varchar', { length: 40 })
  meansOfId: string;

  /** Identity number and next of kin, encrypted (docs/requirements/server.md#r-32). */
  @Column('text', { name: 'sealed_details', select: false })
  encryptedDetails: string;

  /** When the mailed link was used with the password; null until then. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** When an administrator suspended the member; null for a member who may log in. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** Starts at 1; raised by every change of a field that the portal edits. */
  @Column('integer', { default: 1 })
  version: number;
}
