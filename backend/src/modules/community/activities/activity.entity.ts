import type { CalendarDate } from '@smash/contract';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Zone } from '../zones/zone.entity.js';

/** Something that members can take part in, in one zone or in the whole nation. */
@Entity('activities')
@Index('ix_activities_zone', { synchronize: false })
@Index('ix_activities_created', { synchronize: false })
@Index('ix_activities_happens_on', { synchronize: false })
export class Activity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_activities',
  })
  id: number;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('text')
  description: string;

  /** Null for a national one. */
  @Column('integer', { nullable: true })
  zoneId: number | null;

  @ManyToOne(() => Zone)
  @JoinColumn({ name: 'zone_id', foreignKeyConstraintName: 'fk_activities_zone' })
  zone?: Relation<Zone> | null;

  /** Calendar day in Lagos; null while the date is open. */
  @Column('date', { nullable: true })
  happensOn: CalendarDate | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;
}
