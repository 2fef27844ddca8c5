import type { NigerianState } from '@smash/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A group of states. A state belongs to at most one zone; a record without a zone is national. */
@Entity('zones')
@Index('uq_zones_name', { synchronize: false })
export class Zone {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_zones',
  })
  id: number;

  /** Unique, ignoring case. */
  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 20, array: true })
  states: NigerianState[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;
}
