import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Job } from '../../jobs/job.entity.js';

/** The picture of an open job for shared links, as it was drawn last (docs/decisions/0101-pictures-and-posters-of-jobs.md). */
@Entity('job_pictures')
export class JobPicture {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_pictures' })
  jobId: number;

  @OneToOne(() => Job, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'fk_job_pictures_job' })
  job?: Relation<Job>;

  /** Of what is on it: the job is drawn again when another one is due. */
  @Column('char', { length: 64 })
  digest: string;

  @Column('bytea')
  png: Buffer;
}
