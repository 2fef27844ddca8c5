import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from '../../../platform/auth/entities/session.entity.js';
import type { ExportQuery } from '../exports/export-query.js';

export const EXPORT_KINDS = ['csv', 'cvs'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * The export behind a signed link. It ends with its session; it is stored so that no search appears in an address.
 */
@Entity('application_exports')
@Check('ck_application_exports_kind', `kind IN ('csv', 'cvs')`)
@Index('ix_application_exports_session', { synchronize: false })
@Index('ix_application_exports_expires', { synchronize: false })
export class ApplicationExport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_exports' })
  id: string;

  @Column('uuid')
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'fk_application_exports_session' })
  session: Relation<Session>;

  /** A table of applications, or an archive of their CVs. */
  @Column('varchar', { length: 4 })
  kind: ExportKind;

  /** Name that the browser saves the file under. */
  @Column('varchar', { length: 150 })
  name: string;

  @Column('jsonb')
  query: ExportQuery;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
