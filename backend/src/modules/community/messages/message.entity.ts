import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Zone } from '../zones/zone.entity.js';

/** What the company tells its members, in one zone or in the whole nation. */
@Entity('messages')
@Index('ix_messages_zone', { synchronize: false })
@Index('ix_messages_created', { synchronize: false })
@Index('ix_messages_published', { synchronize: false })
export class Message {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_messages',
  })
  id: number;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('text')
  body: string;

  /** Null for a national one. */
  @Column('integer', { nullable: true })
  zoneId: number | null;

  @ManyToOne(() => Zone)
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'fk_messages_zone' })
  zone?: Relation<Zone> | null;

  /** When it was published; null for a draft and after it was withdrawn. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;
}
