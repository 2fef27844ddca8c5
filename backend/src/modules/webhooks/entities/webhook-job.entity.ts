import { Column, Entity, PrimaryColumn } from 'typeorm';

/** State of a job in its latest event, by which an edit is told apart from a job that opens or closes. */
@Entity('webhook_jobs')
export class WebhookJob {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_webhook_jobs' })
  jobId: number;

  @Column('varchar', { length: 10 })
  status: 'open' | 'closed';
}
