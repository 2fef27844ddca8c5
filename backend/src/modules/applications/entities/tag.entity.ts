import type { TagColour } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A short name to find applications by, across all jobs. Names that differ only in case are the same. */
@Entity('tags')
@Check('ck_tags_colour', `colour IN ('grey', 'yellow', 'green', 'blue', 'red')`)
@Index('uq_tags_name', { synchronize: false })
export class Tag {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_tags',
  })
  id: number;

  @Column('varchar', { length: 30 })
  name: string;

  @Column('varchar', { length: 10 })
  colour: TagColour;
}
