import { withDatabase } from '../database/with-database.js';
import { ApplicationNote } from '../modules/applications/entities/application-note.entity.js';
import { normalReference } from '../modules/applications/apply/reference.js';
import { Application } from '../modules/applications/entities/application.entity.js';
import { Scorecard } from '../modules/applications/entities/scorecard.entity.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { type Command, UsageError } from './command.js';

/** For a written request of an applicant; their own download has none of it (docs/decisions/0094-scorecards-are-hidden-until-ones-own.md). */
export const listOpinions: Command = {
  summary:
    'list-opinions <reference>: print as JSON what the team wrote about an application: notes, scorecards, rating; the audit log records it',
  async run(environment, [reference], { console }) {
    if (!reference) throw new UsageError('list-opinions needs the reference of an application');
    return withDatabase(environment, async (dataSource) => {
      const opinions = await dataSource.transaction(async (manager) => {
        const application = await manager.findOneBy(Application, { reference: normalReference(reference) });
        if (!application) throw new UsageError('There is no application with this reference.');
        const where = { applicationId: application.id };
        const notes = await manager.find(ApplicationNote, { where, order: { id: 'ASC' } });
        const scorecards = await manager.find(Scorecard, { where, order: { createdAt: 'ASC' } });
        await new AuditService().record(manager, {
          actorId: null,
          action: 'application.opinions_listed',
          objectType: 'application',
          objectId: application.id,
        });
        return {
          reference: application.reference,
          rating: application.rating === null ? null : Number(application.rating),
          notes: notes.map(({ createdAt, about, text }) => ({ created_at: createdAt, about, text })),
          scorecards: scorecards.map(({ createdAt, updatedAt, scores, comment }) => ({
            created_at: createdAt,
            updated_at: updatedAt,
            scores: scores.map(({ name, score }) => ({ name, score })),
            comment,
          })),
        };
      });
      console.log(JSON.stringify(opinions, null, 2));
      return 0;
    });
  },
};
