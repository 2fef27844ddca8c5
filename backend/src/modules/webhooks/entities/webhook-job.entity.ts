import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a job was when it was last told of: so that an edit and the passing of a deadline are known for what they are. */
@Entity('webhook_jobs')
export class WebhookJob {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_webhook_jobs' })
  jobId: number;

  @Column('varchar', { length: 10 })
  status: 'open' | 'closed';
}
