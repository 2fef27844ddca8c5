import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of a key that encrypts or has encrypted, a text that it alone opens; `known-keys.ts` says what for. */
@Entity('key_samples')
export class KeySample {
  @PrimaryColumn('varchar', { length: 32, primaryKeyConstraintName: 'pk_key_samples' })
  keyId: string;

  @Column('varchar')
  encryptedText: string;
}
