import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { lagosDate } from '@smash/contract';
import { DataSource, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UnauthenticatedException, ValidationException } from '../../../platform/errors/api-exception.js';
import { violatedForeignKey } from '../../../platform/errors/database-errors.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { mayDo } from '../../../platform/auth/index.js';
import { enterScopeOf } from '../../../platform/brand-scope/index.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { readToken } from '../../../platform/tokens/signed-tokens.js';
import { RecordNotFoundException } from '../../../platform/editing/editing.errors.js';
import { EXPORT_LINK_TOKENS, LINK_SECONDS } from '../files/link-tokens.js';
import { ExportLinkRefusedException } from '../applications.errors.js';
import { ApplicationExport } from '../entities/application-export.entity.js';
import type { CreateExportDto, ExportLinkDto } from './export.dto.js';
import { safeNamePart } from './safe-name.js';
import { JOB_TITLES } from '../../jobs/index.js';
import { isPast } from '../../../platform/statements/is-past.js';
import { presentTime } from '../../../platform/statements/present-time.js';

/** See LONGEST_NAME of cvs-export.ts. */
const LONGEST_TITLE = 40;

type Filter = Exclude<keyof CreateExportDto, 'kind' | 'job_id' | 'sort' | 'order'>;
/** All filters: what was exported must not look like more than it was. */
const FILTERS = Object.keys({
  status: true,
  stage: true,
  tag: true,
  brand: true,
  assignee_id: true,
  mentioned: true,
  applied: true,
  withdrawn: true,
  told: true,
  talent_pool: true,
  channel: true,
  applied_before: true,
  since: true,
  new_since: true,
  waiting_days: true,
  rating_min: true,
  search: true,
  cv: true,
  ids: true,
} satisfies Record<Filter, true>) as Filter[];

interface LinkClaims {
  /** Id of the export. */
  export: string;
}

/** The export behind a link, and who made it. */
export interface OpenedExport {
  kept: ApplicationExport;
  admin: CurrentAdmin;
}

/** Signed links to exports. The query stays on the server, so the address reveals nothing. */
@Injectable()
export class ExportLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly sessions: SessionService,
    @Inject(EXPORT_LINK_TOKENS) private readonly tokens: JwtService,
  ) {}

  async create(admin: CurrentAdmin, { kind, ...query }: CreateExportDto): Promise<ExportLinkDto> {
    if (kind === 'cvs' && !query.job_id) {
      throw ValidationException.at(['body', 'job_id'], 'Please choose a job', 'missing');
    }
    const jobTitle = query.job_id ? await this.jobTitle(query.job_id) : undefined;
    const createdAt = await presentTime(this.dataSource.manager);
    const kept = {
      id: uuidv7(),
      sessionId: admin.sessionId,
      kind,
      query,
      name: `${nameOf(kind, jobTitle)} ${lagosDate(createdAt)}.${kind === 'csv' ? 'csv' : 'zip'}`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LINK_SECONDS * 1000),
    };
    try {
      await this.dataSource.transaction(async (manager) => {
        await manager.insert(ApplicationExport, kept);
        await this.audit.record(manager, {
          actorId: admin.id,
          action: 'export.created',
          objectType: 'export',
          objectId: kept.id,
          data: describeExport(kept),
        });
      });
    } catch (error) {
      // The session ended in between.
      throw violatedForeignKey(error) === undefined ? error : new UnauthenticatedException();
    }
    const claims: LinkClaims = { export: kept.id };
    const token = await this.tokens.signAsync(claims);
    return {
      url: `/api/exports/${token}/${encodeURIComponent(kept.name)}`,
      name: kept.name,
      expires_at: kept.expiresAt.toISOString(),
    };
  }

  /**
   * The export behind a link, as long as the link and the session it was made in are valid.
   * @throws ExportLinkRefusedException
   */
  async open(token: string): Promise<OpenedExport> {
    const claims = await readToken<LinkClaims>(this.tokens, token);
    if (!claims) throw new ExportLinkRefusedException();
    const inTime = { id: claims.export, expiresAt: Not(isPast()) };
    const kept = await this.dataSource.manager.findOneBy(ApplicationExport, inTime);
    const admin = kept && (await this.sessions.findById(kept.sessionId));
    // The session of an API token stays valid when its permissions shrink.
    if (!admin || !mayDo(admin, 'applications.export')) throw new ExportLinkRefusedException();
    enterScopeOf(admin);
    return { kept, admin };
  }

  /** Records each download in the audit log before it starts. */
  async recordDownload({ kept, admin }: OpenedExport): Promise<void> {
    await this.audit.record(this.dataSource.manager, {
      actorId: admin.id,
      action: 'export.downloaded',
      objectType: 'export',
      objectId: kept.id,
      data: describeExport(kept),
    });
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(ApplicationExport, { expiresAt: isPast() });
  }

  /** Finds deleted jobs too: their applications still exist. */
  private async jobTitle(id: number): Promise<string> {
    const [job] = await this.dataSource.query<{ title: string }[]>(
      `SELECT title FROM ${JOB_TITLES} job WHERE id = $1`,
      [id],
    );
    if (!job) throw new RecordNotFoundException('job');
    return job.title;
  }
}

/**
 * What the audit log says of an export: the job and the names of its filters, never the words that were searched for.
 */
function describeExport({ kind, query }: Pick<ApplicationExport, 'kind' | 'query'>): Record<string, string> {
  const filters = FILTERS.filter((name) => query[name] !== undefined && query[name] !== null);
  return {
    kind,
    ...(query.job_id && { job_id: String(query.job_id) }),
    ...(filters.length > 0 && { filters: filters.join(', ') }),
  };
}

function nameOf(kind: ApplicationExport['kind'], jobTitle: string | undefined): string {
  const what = kind === 'csv' ? 'Applications' : 'CVs';
  return jobTitle === undefined ? what : `${what} for ${safeNamePart(jobTitle, LONGEST_TITLE)}`;
}
