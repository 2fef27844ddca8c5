import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import type { ApplicationStatus } from '@smash/contract';
import { ACCOUNT_NAMES } from '../../../platform/auth/index.js';
import { type Editable, hasValues } from '../../../platform/editing/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage } from '../../../platform/http/list-page.js';
import type { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import type {
  MailTemplateDto,
  MailTemplateVersionDto,
  SaveMailTemplateDto,
  UpdateMailTemplateDto,
} from './mail-template.dto.js';
import { MailTemplateVersion } from './mail-template-version.entity.js';
import { MailTemplate } from './mail-template.entity.js';

const TEMPLATES: Editable<MailTemplate> = {
  name: 'template',
  entity: MailTemplate,
  existing: { deletedAt: IsNull() },
  hiddenBy: () => ({ deletedAt: new Date() }),
};

/** The templates of mails to applicants. */
@Injectable()
export class MailTemplatesService {
  constructor(
    @InjectRepository(MailTemplate) private readonly templates: Repository<MailTemplate>,
    private readonly editing: EditingService,
  ) {}

  async list(query: NumberedListQueryDto): Promise<CountedPage<MailTemplateDto>> {
    const builder = this.templates
      .createQueryBuilder('template')
      .where('template.deletedAt IS NULL')
      .orderBy('template.name');
    const page = await listPage(builder, query, { searched: ['name', 'subject'], sortedBy: 'id' });
    return { ...page, items: await this.toDtos(page.items) };
  }

  async get(id: number): Promise<MailTemplateDto> {
    return this.toDto(await this.find(id));
  }

  find(id: number): Promise<MailTemplate> {
    return this.editing.find(TEMPLATES, id);
  }

  /** The template that tells applicants of a status: the wanted one if it does, else the oldest that does. */
  async findFor(
    manager: EntityManager,
    status: ApplicationStatus,
    wantedId?: number | null,
  ): Promise<MailTemplate | undefined> {
    const found = await manager.find(MailTemplate, {
      where: { tellsStatus: status, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return found.find(({ id }) => id === wantedId) ?? found[0];
  }

  async create(actorId: string, body: SaveMailTemplateDto): Promise<MailTemplateDto> {
    const values = { ...toColumns(body), updatedBy: actorId };
    return this.toDto(await this.editing.create(actorId, TEMPLATES, values));
  }

  async update(
    actorId: string,
    id: number,
    { version, ...body }: UpdateMailTemplateDto,
  ): Promise<MailTemplateDto> {
    const columns = toColumns(body);
    const change = {
      id,
      version,
      values: async (manager: EntityManager) => {
        await keepVersion(manager, id);
        return { ...columns, updatedBy: actorId };
      },
      isDone: (template: MailTemplate) => hasValues(template, columns),
    };
    return this.toDto(await this.editing.update(actorId, TEMPLATES, change));
  }

  remove(actorId: string, id: number): Promise<void> {
    return this.editing.remove(actorId, TEMPLATES, id);
  }

  /** All versions, the present one first. */
  async listVersions(id: number): Promise<MailTemplateVersionDto[]> {
    const template = await this.find(id);
    const earlier = await this.templates.manager.find(MailTemplateVersion, {
      where: { templateId: id },
      order: { version: 'DESC' },
    });
    const versions = [template, ...earlier.filter(({ version }) => version < template.version)];
    const authors = await this.authorsOf(versions);
    return versions.map((version) => toVersionDto(version, authors));
  }

  private async toDto(template: MailTemplate): Promise<MailTemplateDto> {
    return toTemplateDto(template, await this.authorsOf([template]));
  }

  private async toDtos(templates: MailTemplate[]): Promise<MailTemplateDto[]> {
    const authors = await this.authorsOf(templates);
    return templates.map((template) => toTemplateDto(template, authors));
  }

  /** Usernames by id; a removed account has no entry. */
  private async authorsOf(versions: Version[]): Promise<Authors> {
    const ids = versions.map(({ updatedBy }) => updatedBy);
    const rows = await this.templates.query<{ id: string; username: string }[]>(
      `SELECT id, username FROM ${ACCOUNT_NAMES} account WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}

type Version = MailTemplate | MailTemplateVersion;
type Authors = ReadonlyMap<string, string>;

function toTemplateDto(template: MailTemplate, authors: Authors): MailTemplateDto {
  return { id: template.id, ...toVersionDto(template, authors) };
}

function toVersionDto(version: Version, authors: Authors): MailTemplateVersionDto {
  return {
    version: version.version,
    name: version.name,
    subject: version.subject,
    body: version.body,
    tells_status: version.tellsStatus,
    updated_at: version.updatedAt.toISOString(),
    updated_by: authors.get(version.updatedBy ?? '') ?? null,
  };
}

/** Copies the present version, before it is replaced; its row is locked. */
async function keepVersion(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    `INSERT INTO mail_template_versions (template_id, version, name, subject, body, tells_status, updated_by, updated_at)
     SELECT id, version, name, subject, body, tells_status, updated_by, updated_at
     FROM mail_templates WHERE id = $1 AND deleted_at IS NULL
     ON CONFLICT DO NOTHING`,
    [id],
  );
}

function toColumns({ name, subject, body, tells_status }: SaveMailTemplateDto) {
  return { name, subject, body, tellsStatus: tells_status ?? null };
}
