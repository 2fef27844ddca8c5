import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A job alert that its reader ended, without the address. Kept for a while, so that an old backup does not bring it
 * back.
 */
@Entity('ended_job_alerts')
export class EndedJobAlert {
  /** Id of the alert. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_ended_job_alerts' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  endedAt: Date;
}
