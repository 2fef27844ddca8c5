import { type Brand, type Role, ROLES } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryColumn, VirtualColumn } from 'typeorm';

export const ADMIN_STATUSES = ['pending', 'active', 'suspended'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

/** Status of an API token's account: only SQL reads and changes it, and no list of accounts has it. */
export const PROGRAM = 'program';

/** In SQL, whether an account has a second factor: an authenticator app that was confirmed, or a passkey. */
export const hasSecondFactor = (admin: string): string =>
  `(EXISTS (SELECT FROM totp_secrets WHERE admin_id = ${admin}.id AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE admin_id = ${admin}.id))`;

/** An account of the portal. Only active ones can log in. */
@Entity('admins')
@Check('ck_admins_role', `role IN (${ROLES.map((role) => `'${role}'`).join(', ')})`)
@Check('ck_admins_brands', `role <> 'owner' OR brands = '{}'`)
@Check('ck_admins_status', `status IN ('pending', 'active', 'suspended', '${PROGRAM}')`)
@Index('uq_admins_username', { synchronize: false })
@Index('uq_admins_email', { synchronize: false })
export class Admin {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_admins' })
  id: string;

  /** Unique regardless of case. */
  @Column('varchar', { length: 64 })
  username: string;

  @Column('varchar', { length: 254 })
  email: string;

  /** argon2id in the PHC string format; null for an account that only logs in at the identity provider, and for a program. */
  @Column('text', { select: false, nullable: true })
  passwordHash: string | null;

  /** Until when the account may log in with the password that an operator set, where passwords are switched off. */
  @Column('timestamptz', { nullable: true })
  passwordLoginUntil: Date | null;

  @Column('varchar', { length: 20 })
  role: Role;

  @Column('varchar', { length: 10 })
  status: AdminStatus;

  /** Brands whose jobs the account is limited to; empty for no limit. */
  @Column('varchar', { length: 20, array: true, default: [] })
  brands: Brand[];

  /** When somebody opened the link in the mail to the address and gave the password. */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  /** From then on, a login with a new device is reported by mail. */
  @Column('timestamptz', { nullable: true })
  firstLoginAt: Date | null;

  /** Whether the account has a second factor. */
  @VirtualColumn({ type: 'boolean', query: (admin) => `SELECT ${hasSecondFactor(admin)}` })
  hasSecondFactor: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
