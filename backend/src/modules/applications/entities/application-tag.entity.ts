import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';
import { Tag } from './tag.entity.js';

/** A tag on an application. */
@Entity('application_tags')
@Index('ix_application_tags_tag', { synchronize: false })
export class ApplicationTag {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_tags' })
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_application_tags_application' })
  application: Relation<Application>;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_application_tags' })
  tagId: number;

  @ManyToOne(() => Tag, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tag_id', foreignKeyConstraintName: 'fk_application_tags_tag' })
  tag: Relation<Tag>;
}
