import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Admin } from '../../entities/admin.entity.js';

/** A key pair in a device or a password manager; here is its public half. */
@Entity('passkeys')
@Unique('uq_passkeys_credential', ['credentialId'])
@Index('ix_passkeys_admin', ['adminId'])
export class Passkey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_passkeys' })
  id: string;

  @Column('uuid')
  adminId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_passkeys_admin' })
  admin?: Relation<Admin>;

  /** The authenticator's own name for it, base64url. */
  @Column('text')
  credentialId: string;

  /** COSE key. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often it has signed, as the authenticator counts; 0 for those that do not count. */
  @Column('bigint', { transformer: { to: (value: number) => value, from: Number } })
  counter: number;

  /** How the browser reaches it, such as `internal` or `usb`. */
  @Column('varchar', { length: 20, array: true, default: [] })
  transports: string[];

  /** What the person calls it. */
  @Column('varchar', { length: 60 })
  name: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
