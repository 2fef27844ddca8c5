import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Admin } from '../../entities/admin.entity.js';

/** The public half of a key pair in a device or password manager. */
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

  /** The authenticator's id for the key, base64url. */
  @Column('text')
  credentialId: string;

  /** COSE format. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often the key has signed, by the authenticator's count; 0 for authenticators that do not count. */
  @Column('bigint', { transformer: { to: (value: number) => value, from: Number } })
  counter: number;

  /** How the browser reaches the key, such as `internal` or `usb`. */
  @Column('varchar', { length: 20, array: true, default: [] })
  transports: string[];

  /** The name that the person gave it. */
  @Column('varchar', { length: 60 })
  name: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
