import type { QuestionType } from '@smash/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';

/** An answer to a question of the job, with the question as it was asked: both stay when the job is edited. */
@Entity('application_answers')
export class ApplicationAnswer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_answers' })
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_application_answers_application' })
  application: Relation<Application>;

  @PrimaryColumn('varchar', { length: 36, primaryKeyConstraintName: 'pk_application_answers' })
  questionId: string;

  /** Position of the question in the form, from 0. */
  @Column('smallint')
  position: number;

  @Column('varchar', { length: 300 })
  label: string;

  @Column('varchar', { length: 10 })
  type: QuestionType;

  /**
   * Cleaned by cleanAnswer in contract/src/questions.ts. Null for no answer, and for a file, which is named in its row.
   */
  @Column('text', { nullable: true })
  value: string | null;
}
