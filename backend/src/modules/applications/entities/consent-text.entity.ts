import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Words that applicants agreed to, as they were shown. Written once, never changed. */
@Entity('consent_texts')
export class ConsentText {
  @PrimaryColumn('varchar', { length: 20, primaryKeyConstraintName: 'pk_consent_texts' })
  version: string;

  @Column('text')
  text: string;
}
