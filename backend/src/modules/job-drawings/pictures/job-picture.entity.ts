import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Job } from '../../jobs/job.entity.js';

/** The latest picture of an open job for shared links (docs/decisions/0101-pictures-and-posters-of-jobs.md). */
@Entity('job_pictures')
export class JobPicture {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_pictures' })
  jobId: number;

  @OneToOne(() => Job, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'fk_job_pictures_job' })
  job?: Relation<Job>;

  /** Hash of what is drawn; the picture is drawn again when the job's hash differs. */
  @Column('char', { length: 64 })
  digest: string;

  @Column('bytea')
  png: Buffer;
}
