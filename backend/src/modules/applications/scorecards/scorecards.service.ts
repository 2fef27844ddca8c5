import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ACCOUNT_NAMES } from '../../../platform/auth/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { ApplicationNotFoundException, ScorecardNotFoundException } from '../applications.errors.js';
import type { ApplicationEventType } from '../entities/application-event.entity.js';
import { Application } from '../entities/application.entity.js';
import { Scorecard } from '../entities/scorecard.entity.js';
import { type ActorColumns, toActorDto } from '../history/actor.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { lockOne } from '../list/application-rows.js';
import { nameScores } from './name-scores.js';
import type { SaveScorecardDto, ScorecardDto, ScorecardsDto } from './scorecard.dto.js';

type CardRow = ActorColumns & Pick<Scorecard, 'authorId' | 'scores' | 'comment' | 'createdAt' | 'updatedAt'>;

/** Scorecards of applications. Reviewers see those of others only after giving their own. */
@Injectable()
export class ScorecardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly history: ApplicationHistory,
  ) {}

  async list(readerId: string, id: string): Promise<ScorecardsDto> {
    const { manager } = this.dataSource;
    const application = await manager.findOne(Application, {
      select: { jobId: true, rating: true },
      where: { id, removedAt: IsNull() },
    });
    if (!application) throw new ApplicationNotFoundException();
    const [criteria, rows] = await Promise.all([
      this.jobs.criteriaOf(application.jobId),
      readCards(manager, id),
    ]);
    const own = rows.find(({ authorId }) => authorId === readerId);
    const others = rows.filter((row) => row !== own);
    return {
      criteria,
      own: own ? toScorecardDto(own) : null,
      given_by: others.map((row) => ({ author: toActorDto(row) })),
      others: own ? others.map(toScorecardDto) : null,
      rating: own && application.rating !== null ? Number(application.rating) : null,
    };
  }

  /** @throws ScorecardNotFoundException until the reader has given one */
  async getOwn(readerId: string, id: string): Promise<ScorecardDto> {
    const { own } = await this.list(readerId, id);
    if (!own) throw new ScorecardNotFoundException();
    return own;
  }

  /** Saves the author's scorecard of an application. An unchanged one is left as it is. */
  async save(authorId: string, id: string, body: SaveScorecardDto): Promise<ScorecardDto> {
    await this.dataSource.transaction(async (manager) => {
      // Two reviewers who rate one application at once wait for each other here, so that its rating counts both.
      const application = await lockOne(manager, id);
      const earlier = await manager.findOneBy(Scorecard, { applicationId: id, authorId });
      const criteria = await this.jobs.criteriaOf(application.jobId, manager);
      const scores = nameScores(body.scores, criteria, earlier?.scores ?? []);
      const { comment = null } = body;
      if (earlier && isSame(earlier, { scores, comment })) return;
      const values = { scores, comment, updatedAt: new Date() };
      if (earlier) await manager.update(Scorecard, { applicationId: id, authorId }, values);
      else await manager.insert(Scorecard, { applicationId: id, authorId, ...values });
      await this.changed(manager, authorId, id, earlier ? 'scorecard_changed' : 'scorecard_given');
    });
    return this.getOwn(authorId, id);
  }

  /** Deletes the author's scorecard. A repetition changes nothing. */
  async withdraw(authorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOne(manager, id);
      const { affected } = await manager.delete(Scorecard, { applicationId: id, authorId });
      if (affected) await this.changed(manager, authorId, id, 'scorecard_withdrawn');
    });
  }

  private async changed(
    manager: EntityManager,
    actorId: string,
    applicationId: string,
    type: ApplicationEventType,
  ): Promise<void> {
    await writeRating(manager, applicationId);
    await this.history.record(manager, actorId, [{ applicationId, type }]);
  }
}

const readCards = (manager: EntityManager, applicationId: string): Promise<CardRow[]> =>
  manager.query<CardRow[]>(
    `SELECT s.author_id AS "authorId", s.scores, s.comment, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
       admin.id AS actor_id, admin.username AS actor_username
     FROM scorecards s LEFT JOIN ${ACCOUNT_NAMES} admin ON admin.id = s.author_id
     WHERE s.application_id = $1 ORDER BY s.created_at, s.author_id`,
    [applicationId],
  );

type Content = Pick<Scorecard, 'scores' | 'comment'>;

function isSame(one: Content, other: Content): boolean {
  const text = ({ scores, comment }: Content) => JSON.stringify([scores, comment]);
  return text(one) === text(other);
}

function toScorecardDto(row: CardRow): ScorecardDto {
  const { scores, comment, createdAt, updatedAt } = row;
  return {
    author: toActorDto(row),
    scores,
    comment,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** Writes the rating of an application, which the caller has locked: the mean of the means of its scorecards. */
async function writeRating(manager: EntityManager, applicationId: string): Promise<void> {
  await manager.query(
    `UPDATE applications SET rating = cards.rating, ratings_count = cards.count, updated_at = clock_timestamp() FROM (
       SELECT count(*) AS count, round(avg((SELECT avg((score ->> 'score')::int) FROM json_array_elements(scores) score)), 1) AS rating
       FROM scorecards WHERE application_id = $1) cards
     WHERE id = $1`,
    [applicationId],
  );
}
