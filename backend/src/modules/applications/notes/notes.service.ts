import { Injectable } from '@nestjs/common';
import type { NoteSubject } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { type ActorColumns, type ActorDto, toActorDto } from '../history/actor.js';
import { assertVisible, lockOne } from '../list/application-rows.js';
import { NoteNotFoundException, NoteOfAnotherException } from '../applications.errors.js';
import { ApplicationEvent } from '../entities/application-event.entity.js';
import { ApplicationNote } from '../entities/application-note.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { MentionsService } from '../mentions/mentions.service.js';
import { SHOWN_WITH } from '../people/person-notes.js';
import type { CreateNoteDto, NoteDto } from './note.dto.js';
import { ACCOUNT_NAMES, mayDo } from '../../../platform/auth/index.js';

interface NoteRow extends ActorColumns {
  id: string;
  text: string;
  about: NoteSubject;
  mentions: ActorDto[];
  created_at: Date;
}

/** Notes of administrators on applications. Adding or removing one updates the application's `updated_at`. */
@Injectable()
export class NotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly mentions: MentionsService,
  ) {}

  async list(applicationId: string): Promise<NoteDto[]> {
    await assertVisible(this.dataSource.manager, applicationId);
    const rows = await this.dataSource.query<NoteRow[]>(
      `SELECT n.id, n.text, n.about, n.created_at,
         (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'username', m.username) ORDER BY lower(m.username)), '[]')
           FROM note_mentions u JOIN ${ACCOUNT_NAMES} m ON m.id = u.account_id WHERE u.note_id = n.id) AS mentions,
         admin.id AS actor_id, admin.username AS actor_username
       FROM application_notes n LEFT JOIN ${ACCOUNT_NAMES} admin ON admin.id = n.author_id
       WHERE ${SHOWN_WITH('$1')} ORDER BY n.id DESC`,
      [applicationId],
    );
    return rows.map(toNoteDto);
  }

  async add(
    author: CurrentAdmin,
    applicationId: string,
    { text, about = 'application', mentioned_ids = [] }: CreateNoteDto,
  ): Promise<NoteDto> {
    const note = { id: uuidv7(), applicationId, about, authorId: author.id, text, createdAt: new Date() };
    const mentions = await this.dataSource.transaction(async (manager) => {
      await lockOne(manager, applicationId);
      await manager.insert(ApplicationNote, note);
      await touch(manager, applicationId);
      await this.history.record(manager, author.id, [
        { applicationId, type: 'note_added', data: { note_id: note.id } },
      ]);
      return this.mentions.add(manager, { ...note, author }, mentioned_ids);
    });
    const actor = { actor_id: author.id, actor_username: author.username };
    return toNoteDto({ id: note.id, text, about, mentions, created_at: note.createdAt, ...actor });
  }

  /** Removes a note. A repetition gets the same response as the first time. */
  async remove(actor: CurrentAdmin, applicationId: string, noteId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOne(manager, applicationId);
      const [note] = await manager.query<{ author_id: string }[]>(
        `SELECT n.author_id FROM application_notes n WHERE n.id = $2 AND ${SHOWN_WITH('$1')}`,
        [applicationId, noteId],
      );
      const happened = { applicationId, type: 'note_removed' as const, data: { note_id: noteId } };
      if (!note) {
        if (await manager.existsBy(ApplicationEvent, happened)) return;
        throw new NoteNotFoundException();
      }
      if (note.author_id !== actor.id && !mayDo(actor, 'notes.remove_any'))
        throw new NoteOfAnotherException();
      await manager.delete(ApplicationNote, { id: noteId });
      await touch(manager, applicationId);
      await this.history.record(manager, actor.id, [happened]);
    });
  }
}

async function touch(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.update(Application, { id: applicationId }, { updatedAt: () => 'clock_timestamp()' });
}

function toNoteDto(row: NoteRow): NoteDto {
  const { id, text, about, mentions, created_at } = row;
  return { id, text, about, mentions, author: toActorDto(row), created_at: created_at.toISOString() };
}
