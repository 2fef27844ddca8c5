import type { Score } from '@smash/contract';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';

/** A criterion, with its name when it was rated, and its score. */
export interface CriterionScore {
  criterion_id: string;
  name: string;
  score: Score;
}

/** One reviewer's rating of one application, with at least one criterion scored. Never shown to the applicant. */
@Entity('scorecards')
@Index('ix_scorecards_author', { synchronize: false })
export class Scorecard {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_scorecards' })
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_scorecards_application' })
  application: Relation<Application>;

  /** The administrator; stays when the account is removed. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_scorecards' })
  authorId: string;

  /** In the order of the criteria. */
  @Column('json')
  scores: CriterionScore[];

  @Column('text', { nullable: true })
  comment: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
