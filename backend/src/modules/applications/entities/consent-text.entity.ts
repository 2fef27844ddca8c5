import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that applicants agreed to, as it was shown. Written once, never changed. */
@Entity('consent_texts')
export class ConsentText {
  @PrimaryColumn('varchar', { length: 20, primaryKeyConstraintName: 'pk_consent_texts' })
  version: string;

  @Column('text')
  text: string;
}
