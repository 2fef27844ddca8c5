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
 * A token with which a program uses the API. It has an account of its own, of status `program`, which is named where
 * accounts are, and a session with the same id, which ends when the token does (docs/decisions/0106-tokens-of-programs.md).
 */
@Entity('api_tokens')
@Unique('uq_api_tokens_hash', ['hash'])
export class ApiToken {
  /** Of its account and of its session too. */
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

  /** Without whom it is worth nothing. */
  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'made_by', foreignKeyConstraintName: 'fk_api_tokens_maker' })
  maker: Relation<Admin>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** When whoever made it was told that it ends soon. */
  @Column('timestamptz', { nullable: true })
  endingToldAt: Date | null;

  /** Kept when its session ends, which knows until then. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
