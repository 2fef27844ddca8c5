import type { TokenScope } from '@smash/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Admin } from '../entities/admin.entity.js';

/**
 * A token with which a program uses the API. It has its own account, with status `program`, whose name appears wherever
 * accounts are named, and a session with the same id, which ends with the token
 * (docs/decisions/0106-tokens-of-programs.md).
 */
@Entity('api_tokens')
@Unique('uq_api_tokens_hash', ['hash'])
export class ApiToken {
  /** Also the id of its account and of its session. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_tokens' })
  id: string;

  @OneToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'fk_api_tokens_account' })
  account: Relation<Admin>;

  @Column('varchar', { length: 50 })
  name: string;

  /** SHA-256 of the token, in hexadecimal digits. */
  @Column('varchar', { length: 64, select: false })
  hash: string;

  @Column('varchar', { length: 40, array: true })
  scopes: TokenScope[];

  @Column('uuid')
  madeBy: string;

  /** Whoever made the token: it works only while they can vouch for it, and goes with their account. */
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'made_by', foreignKeyConstraintName: 'fk_api_tokens_maker' })
  maker: Relation<Admin>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** When the maker was told that the token ends soon. */
  @Column('timestamptz', { nullable: true })
  endingToldAt: Date | null;

  /** Copied from the session when that ends; until then the session has it. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
